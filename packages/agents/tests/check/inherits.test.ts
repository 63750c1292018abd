import { expect, test } from 'vitest';
import { readArchive } from '../../src/check/declarations/archive.ts';
import { openChecks } from '../../src/check/findAll.ts';
import { ARCHIVE_FILE } from '../../src/check/places.ts';

const archive = readArchive(ARCHIVE_FILE);
const check = openChecks(archive);
const { versions } = archive.history;

/** What is found of a component with a prop that only its base declares. */
const findingsOf = (name: string, prop: string, version: string, ask = check) =>
  ask({
    code: `import { ${name} } from '@0610studio/zs-ui';\nexport const a = <${name} ${prop} />;\n`,
    version,
  })
    .findings.map(({ message }) => message)
    .filter((message) => message.includes('prop이 없습니다'));

/** Props that apps pass, by the component and the first and last version that take them. */
const TAKEN: readonly [name: string, prop: string, first: string, last?: string][] = [
  ['AnimatedWrapper', 'collapsable', '0.0.1'],
  ['BottomSheetNotify', 'collapsable', '0.0.1', '0.0.37'],
  ['BottomSheetOverlay', 'collapsable', '0.0.38', '0.0.51'],
  ['ErrorComponent', 'testID="a"', '0.13.12'],
  ['PopOverButton', 'onLayout={() => {}}', '0.0.1'],
  ['ScrollViewAtom', 'snapToInterval={8}', '0.0.1'],
  ['TextAtom', 'selectable', '0.0.1'],
  ['ThrottleButton', 'activeOpacity={0.5}', '0.0.1', '0.13.5'],
  ['ZSAboveKeyboard', 'onLayout={() => {}}', '0.13.12'],
  ['ZSBlockButton', 'testID="a"', '0.13.12'],
  ['ZSContainer', 'onLayout={() => {}}', '0.0.1'],
  ['ZSPressable', 'collapsable', '0.0.1'],
  ['ZSRadioGroup', 'testID="a"', '0.13.12'],
  ['ZSSkeleton', 'collapsable', '0.13.12'],
  ['ZSSkeletonBox', 'collapsable', '0.13.12'],
  ['ZSSwitch', 'testID="a"', '0.13.12'],
  ['ZSText', 'selectable', '0.0.1'],
  ['ZSView', 'pointerEvents="none"', '0.0.1'],
];

const isIn = (name: string, version: string) => {
  const lives = archive.history.entries[name] ?? [];
  const order = versions.indexOf(version);
  return lives.some(
    ({ since, until }) =>
      versions.indexOf(since ?? versions[0] ?? '') <= order &&
      (until === undefined || order < versions.indexOf(until)),
  );
};

test.each(TAKEN)('%s takes %s of its base', (name, prop, first, last) => {
  const newest = last ?? versions.findLast((version) => isIn(name, version)) ?? '';
  const oldest = versions.find((version) => isIn(name, version) && version === first) ?? newest;
  expect(findingsOf(name, prop, oldest)).toEqual([]);
  expect(findingsOf(name, prop, newest)).toEqual([]);
});

test('a prop of a base is found wrong in a version before the component had that base', () => {
  expect(findingsOf('ZSRadioGroup', 'testID="a"', '0.13.11')).toHaveLength(1);
});

test('a component that comes with a base that none had before takes its props', () => {
  const version = versions.at(-1) ?? '';
  const ask = openChecks({
    ...archive,
    history: {
      ...archive.history,
      entries: {
        ...archive.history.entries,
        ZSNew: [{ since: version, facts: { kind: 'component', inherits: 'PressableProps' } }],
      },
    },
  });
  expect(findingsOf('ZSNew', 'onHoverIn={() => {}}', version, ask)).toEqual([]);
  expect(findingsOf('ZSNew', 'onHoverUp={() => {}}', version, ask)).toHaveLength(1);
});
