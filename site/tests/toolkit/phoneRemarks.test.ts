import { expect, test } from 'vitest';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const codes = {
  container: '<ZSContainer />',
  edges: "<ZSContainer edges={['top']} />",
  pressable: '<ZSPressable />; showBottomSheet({});',
  single: '<ZSContainer foldableSingleScreen />',
};
const sources = Object.entries(codes).map(([name, code]) => [
  name,
  { source: `import { ZSContainer, ZSPressable } from '@0610studio/zs-ui';\n${code}` },
]);
const { phones, history, documented } = versionFile({
  ...Object.fromEntries(sources),
  switch: { source: "import { ZSSwitch } from '@0610studio/zs-ui';" },
  plain: { source: 'const a = 1;' },
});

/** What a version has otherwise of an example. */
function remarkOf(name: string, version: string) {
  const order = (other: string) => history.versions.indexOf(other);
  return phones[name]?.findLast(({ since }) => order(since) <= order(version));
}

test('an example is told what it lacks in a version, and nothing else', () => {
  expect(remarkOf('switch', '0.12.8')).toMatchObject({ lacks: ['ZSSwitch'] });
  expect(remarkOf('switch', '0.12.8')).not.toHaveProperty('differs');
  expect(remarkOf('switch', '0.13.2')).not.toHaveProperty('lacks');
});

test('an example is told a default that it leaves out, and not one that it passes', () => {
  const edges = 'ZSContainer의 edges 기본값';
  expect(remarkOf('container', '0.12.8')?.differs).toContain(edges);
  expect(remarkOf('edges', '0.12.8')?.differs).not.toContain(edges);
});

test('an example is told other colours, and behaviour of what it uses', () => {
  const differs = remarkOf('pressable', '0.13.5')?.differs;
  expect(differs).toEqual(
    expect.arrayContaining([
      '기본 색',
      'ZSPressable의 동작(주의할 점)',
      'BottomSheet의 동작(주의할 점)',
    ]),
  );
  expect(differs).not.toContain('Alert의 동작(주의할 점)');
});

test('an example is told behaviour of a prop only where it passes the prop', () => {
  const behaviour = 'ZSContainer의 동작(주의할 점)';
  expect(remarkOf('container', '0.17.1')?.differs ?? []).not.toContain(behaviour);
  expect(remarkOf('single', '0.17.1')?.differs).toContain(behaviour);
  expect(remarkOf('edges', '0.12.8')?.differs).not.toContain(behaviour);
});

test('the documented version has no remarks, nor has code without the toolkit', () => {
  expect(remarkOf('pressable', documented)).not.toHaveProperty('differs');
  expect(phones).not.toHaveProperty('plain');
});
