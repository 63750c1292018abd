import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledLanguages } from 'shiki';
import type { Tag } from '../markdown/listTags.ts';
import { parseLines } from '../markdown/markLines.ts';
import { suggestNames } from './suggestNames.ts';

/** Languages that run: code in them has to be a file that is compiled and tested. */
const RUNNABLE = /^(ts|tsx|js|jsx|typescript|javascript)$/;

/** Languages that may follow the fence of a code block. */
const languages = [...Object.keys(bundledLanguages), 'text', 'txt', 'plaintext', 'ansi'];

/** Explains what is wrong with a code block of a language; undefined when nothing is. */
export function fenceMistake(language: string | null | undefined): string | undefined {
  if (language && RUNNABLE.test(language)) {
    return `${language} 코드 블록은 실행도 검사도 하지 않으므로 오류를 발견할 수 없습니다. examples/에 파일을 만들어 <Example of="…" />로 바꾸거나, 표시만 할 코드라면 examples/snippets/에 만들어 <Snippet of="…" />로 바꾸세요.`;
  }
  // Shiki renders an unknown language as plain text, and its warning names no file.
  return !language || languages.includes(language)
    ? undefined
    : `\`\`\`${language}: 지원하지 않는 언어입니다. ${suggestNames(language, languages)}구문 강조가 필요 없으면 \`\`\`text를 사용하세요.`;
}

/** Folder of the files that a tag shows. */
const folders: Readonly<Record<string, string>> = {
  Example: 'examples',
  Snippet: 'examples/snippets',
};

/**
 * Explains what is wrong with an `<Example>` or a `<Snippet>`; undefined when nothing is.
 * @param shown examples that run above it on its page; it is added
 */
export function exampleMistake({ name, attributes }: Tag, shown: Set<string>): string | undefined {
  const folder = Object.hasOwn(folders, name) ? folders[name] : undefined;
  if (folder === undefined) {
    return undefined;
  }
  if (!attributes.has('of')) {
    return `<${name}>에 of가 없습니다. of="이름"에 ${folder}에 있는 파일 이름을 확장자 없이 지정하세요.`;
  }
  const example = attributes.get('of');
  // The value of an expression is known only when the component renders, which checks it.
  return example === undefined
    ? undefined
    : (missingFile(example, folder) ??
        markMistake(attributes.get('mark'), folder, example) ??
        (name === 'Example' ? repeatedExample(example, shown) : undefined));
}

/** Path of a folder of the repository. */
const pathOf = (folder: string) => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));

const filesIn = (folder: string) => readdirSync(pathOf(folder)).map((name) => parse(name));

function missingFile(example: string, folder: string): string | undefined {
  const names = filesIn(folder).flatMap(({ name, ext }) => (ext === '' ? [] : name));
  return names.includes(example)
    ? undefined
    : `"${example}" 파일이 ${folder}에 없습니다. ${suggestNames(example, names)}새 코드라면 파일을 만드세요.`;
}

/** Two phones of one example would have the same ids, so links to the second would open the first. */
function repeatedExample(example: string, shown: Set<string>): string | undefined {
  if (shown.has(example)) {
    return `<Example of="${example}">이(가) 이 페이지에 이미 있습니다. 하나를 삭제하세요.`;
  }
  shown.add(example);
  return undefined;
}

function markMistake(
  mark: string | undefined,
  folder: string,
  example: string,
): string | undefined {
  if (mark === undefined) {
    return undefined;
  }
  try {
    const lines = parseLines(mark);
    if (lines.size === 0) {
      return `mark="${mark}"에 해당하는 줄이 없습니다. mark="3-5"처럼 작은 번호를 먼저 작성하세요.`;
    }
    const last = lineCount(folder, example);
    return lines.has(0) || Math.max(...lines) > last
      ? `mark="${mark}"이(가) 코드 범위를 벗어납니다. ${folder}/${example}은(는) 1~${last}번 줄까지 있으니 그 안에서 지정하세요.`
      : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function lineCount(folder: string, example: string): number {
  const file = filesIn(folder).find(({ name }) => name === example);
  return readFileSync(join(pathOf(folder), file?.base ?? example), 'utf8')
    .trimEnd()
    .split('\n').length;
}
