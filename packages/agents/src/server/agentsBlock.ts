import { UserError } from '../shared/userError.ts';

const BEGIN = /<!-- zs-ui-docs:begin\b[^>]*-->/g;
const END = /<!-- zs-ui-docs:end -->/g;

/**
 * Puts the block into a text of AGENTS.md, in place of an earlier one or at the end. Everything else
 * stays as it is, and the block takes the ends of lines that the text has.
 * @throws UserError when the marks of an earlier block are not one pair
 */
export function placeBlock(text: string, block: string): string {
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const own = block.trim().replace(/\r?\n/g, newLine);
  const begins = [...text.matchAll(BEGIN)];
  const ends = [...text.matchAll(END)];
  const [begin] = begins;
  const [end] = ends;
  if (!begin && !end) {
    return text.trim() ? `${text}${gapAfter(text, newLine)}${own}${newLine}` : own + newLine;
  }
  if (!begin || !end || begins.length > 1 || ends.length > 1 || end.index < begin.index) {
    throw new UserError(
      'AGENTS.md에 있는 zs-ui-docs 블록의 시작(<!-- zs-ui-docs:begin … -->)과 끝(<!-- zs-ui-docs:end -->)이 한 쌍이 아닙니다. 블록을 지운 뒤 다시 실행하세요.',
    );
  }
  return text.slice(0, begin.index) + own + text.slice(end.index + end[0].length);
}

/** What parts the block from the text before it: one empty line. */
function gapAfter(text: string, newLine: string): string {
  const ends = /(?:\r?\n)*$/.exec(text)?.[0].split('\n').length ?? 1;
  return newLine.repeat(Math.max(0, 3 - ends));
}
