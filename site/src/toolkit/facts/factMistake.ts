import { book } from '@0610studio/zs-ui/facts';
import type { Tag } from '../../content/markdown/listTags.ts';
import { suggestNames } from '../../content/mistakes/suggestNames.ts';
import { notedNames } from './notes.ts';
import { requiredPackages, withRanges } from './sdks.ts';

/** Explains what is wrong with a list of notes; undefined when nothing is. */
function noteMistake({ name: tag, attributes }: Tag): string | undefined {
  if (tag !== 'NoteList') {
    return undefined;
  }
  if (!attributes.has('of')) {
    return '<NoteList>에 of가 없습니다. <NoteList of="Alert" />처럼 이름을 따옴표 안에 작성하세요.';
  }
  const value = attributes.get('of');
  const names = value?.split(',').map((name) => name.trim()) ?? [];
  const all = notedNames();
  // The value of an expression is known only when the component renders, which checks it.
  const unknown = names.find((name) => !all.includes(name));
  return unknown === undefined
    ? undefined
    : `<NoteList of="${value}">: "${unknown}"의 기록이 packages/toolkit/facts/behaviour.yml에 없습니다. ${suggestNames(unknown, all)}다음 중에서 지정하세요: ${all.join(', ')}.`;
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
