import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { attributesOf } from '../page-model/listTags.ts';
import { parseLines } from './markLines.ts';
import { suggestNames } from './suggestNames.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Folder of the files that a tag shows. */
const folders: Readonly<Record<string, string>> = {
  Example: 'examples',
  Snippet: 'examples/snippets',
};

/**
 * Explains what is wrong with an `<Example>` or a `<Snippet>`; undefined when nothing is.
 * @param shown examples that run above it on its page; it is added
 */
export function codeMistake(node: Element, shown: Set<string>): string | undefined {
  const folder = folders[node.name ?? ''];
  const attributes = attributesOf(node);
  if (folder === undefined) {
    return undefined;
  }
  if (!attributes.has('of')) {
    return `<${node.name}>에 of가 없습니다. of="이름"에 ${folder}에 있는 파일 이름을 확장자 없이 지정하세요.`;
  }
  const of = attributes.get('of');
  // The value of an expression is known only when the component renders, which checks it.
  if (of === undefined) {
    return undefined;
  }
  return (
    missingFile(of, folder) ??
    markMistake(attributes.get('mark'), folder, of) ??
    (node.name === 'Example' ? repeatedExample(of, shown) : undefined)
  );
}

const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => parse(name));

function missingFile(of: string, folder: string): string | undefined {
  const names = filesIn(folder).flatMap(({ name, ext }) => (ext === '' ? [] : name));
  return names.includes(of)
    ? undefined
    : `"${of}" 파일이 ${folder}에 없습니다. ${suggestNames(of, names)}새 코드라면 파일을 만드세요.`;
}

/** Two phones of one example would have the same ids, so links to the second would open the first. */
function repeatedExample(of: string, shown: Set<string>): string | undefined {
  if (shown.has(of)) {
    return `<Example of="${of}">이(가) 이 페이지에 이미 있습니다. 하나를 삭제하세요.`;
  }
  shown.add(of);
  return undefined;
}

function markMistake(mark: string | undefined, folder: string, of: string): string | undefined {
  if (mark === undefined) {
    return undefined;
  }
  try {
    const lines = parseLines(mark);
    if (lines.size === 0) {
      return `mark="${mark}"에 해당하는 줄이 없습니다. mark="3-5"처럼 작은 번호를 먼저 작성하세요.`;
    }
    const last = lineCount(folder, of);
    return lines.has(0) || Math.max(...lines) > last
      ? `mark="${mark}"이(가) 코드 범위를 벗어납니다. ${folder}/${of}은(는) 1~${last}번 줄까지 있으니 그 안에서 지정하세요.`
      : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function lineCount(folder: string, of: string): number {
  const file = filesIn(folder).find(({ name }) => name === of);
  return readFileSync(join(root, folder, file?.base ?? of), 'utf8')
    .trimEnd()
    .split('\n').length;
}
