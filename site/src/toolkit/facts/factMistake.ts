import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { book } from '@0610studio/zs-ui/facts';
import type { Tag } from '../../content/markdown/listTags.ts';
import { suggestNames } from '../../content/mistakes/suggestNames.ts';
import { notedNames } from './notes.ts';
import { requiredPackages, withRanges } from './sdks.ts';

const a11yFile = createRequire(import.meta.url).resolve('@0610studio/zs-ui/a11y.json');

/** Where the tests of the toolkit record what a screen reader says: a test run writes it anew. */
const recorded = () =>
  (JSON.parse(readFileSync(a11yFile, 'utf8')) as { component: string }[]).map(
    ({ component }) => component,
  );

const notes = {
  known: notedNames,
  place: 'packages/toolkit/facts/behaviour.yml',
  takesList: true,
};

/** Tags that show what is known of a component: the names they may have, where those stand, how many fit. */
const sources = {
  A11yNotes: notes,
  A11yTable: { known: recorded, place: 'packages/toolkit/a11y.json', takesList: false },
  VersionNote: notes,
};

const isShown = (name: string): name is keyof typeof sources => Object.hasOwn(sources, name);

/** Explains what is wrong with a tag that shows notes; undefined when nothing is. */
function noteMistake({ name: tag, attributes }: Tag): string | undefined {
  if (!isShown(tag)) {
    return undefined;
  }
  if (!attributes.has('of')) {
    return `<${tag}>에 of가 없습니다. <${tag} of="Alert" />처럼 이름을 따옴표 안에 작성하세요.`;
  }
  const { known, place, takesList } = sources[tag];
  const value = attributes.get('of');
  const names = takesList ? value?.split(',') : value && [value];
  const all = known();
  // The value of an expression is known only when the component renders, which checks it.
  const unknown = (names || []).map((name) => name.trim()).find((name) => !all.includes(name));
  return unknown === undefined
    ? undefined
    : `<${tag} of="${value}">: "${unknown}"의 기록이 ${place}에 없습니다. ${suggestNames(unknown, all)}다음 중에서 지정하세요: ${all.join(', ')}.`;
}

/** Explains what is wrong with an install command; undefined when nothing is. */
function installMistake({ name, attributes }: Tag): string | undefined {
  const sdk = attributes.get('sdk');
  const packages = attributes.get('packages');
  // The value of an expression is known only when the component renders, which checks it.
  if (name !== 'Install' || [...attributes.values()].includes(undefined)) {
    return undefined;
  }
  if (packages?.trim() === '') {
    return '<Install>의 packages가 비어 있습니다. 설치할 패키지의 이름을 띄어 쓰세요. 속성을 삭제하면 zs-ui를 설치하는 명령이 됩니다.';
  }
  const sdks = book.sdks.map((row) => String(row.sdk));
  if (sdk !== undefined && !sdks.includes(sdk)) {
    return `<Install sdk={${sdk}}>: 표에 없는 SDK입니다. 다음 중에서 지정하세요: ${[...new Set(sdks)].join(', ')}.`;
  }
  try {
    withRanges(packages ?? requiredPackages(), Number(sdk ?? book.documented.sdk));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Explains what is wrong with a tag that shows facts, which would fail drawn; undefined when nothing is. */
export const factMistake = (tag: Tag): string | undefined =>
  noteMistake(tag) ?? installMistake(tag);
