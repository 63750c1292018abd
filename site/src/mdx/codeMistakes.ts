import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { parseLines } from '../playground/markLines.ts';
import { attributeText } from './attributeText.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Where the code of a tag lies. */
const folders: Readonly<Record<string, string>> = {
  Example: 'examples',
  Snippet: 'examples/snippets',
};

/**
 * What is wrong with the code that a tag shows.
 * @param shown phones of the page so far; the one of this tag is added
 */
export function codeMistake(node: Element, shown: Set<string>): string | undefined {
  const of = attributeText(node, 'of');
  const folder = folders[node.name ?? ''];
  if (of === undefined || folder === undefined) {
    return undefined;
  }
  return (
    markMistake(attributeText(node, 'mark'), folder, of) ??
    (node.name === 'Example' && attributeText(node, 'frame') !== 'none'
      ? repeated(of, shown)
      : undefined)
  );
}

/** Two phones with one name would share their ids, and a link to one would lead to the other. */
function repeated(of: string, shown: Set<string>): string | undefined {
  if (shown.has(of)) {
    return `<Example of="${of}">이(가) 이 페이지에 이미 있습니다. 하나를 지우거나, 코드만 다시 보이려면 frame="none"을 더하십시오.`;
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
      return `mark="${mark}"에 해당하는 줄이 없습니다. mark="3-5"처럼 작은 수를 먼저 적으십시오.`;
    }
    const last = lineCount(folder, of);
    return last !== undefined && (lines.has(0) || Math.max(...lines) > last)
      ? `mark="${mark}"이(가) 코드를 벗어납니다. ${folder}/${of}은(는) 1번부터 ${last}번 줄까지 있으니, 그 안에서 고르십시오.`
      : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Nothing where no file has the name: who draws the tag says so. */
function lineCount(folder: string, of: string): number | undefined {
  const path = join(root, folder);
  const file = readdirSync(path).find((name) => parse(name).name === of);
  return file === undefined
    ? undefined
    : readFileSync(join(path, file), 'utf8').trimEnd().split('\n').length;
}
