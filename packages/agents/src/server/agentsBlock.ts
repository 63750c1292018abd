import { findBlock } from '../shared/agentsBlock.ts';
import { UserError } from '../shared/userError.ts';

/**
 * Puts the block into a text of AGENTS.md, in place of an earlier one or at the end. Everything else
 * stays as it is, and the block takes the ends of lines that the text has.
 * @throws UserError when the marks of an earlier block are not one pair
 */
export function placeBlock(text: string, block: string): string {
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const own = block.trim().replace(/\r?\n/g, newLine);
  const place = findBlock(text);
  if (place === 'none') {
    return text.trim() ? `${text}${gapAfter(text, newLine)}${own}${newLine}` : own + newLine;
  }
  if (place === 'unpaired') {
    throw new UserError(
      'AGENTS.md에 있는 zs-ui-docs 블록의 시작(<!-- zs-ui-docs:begin … -->)과 끝(<!-- zs-ui-docs:end -->)이 한 쌍이 아닙니다. 블록을 지운 뒤 다시 실행하세요.',
    );
  }
  return text.slice(0, place.start) + own + text.slice(place.end);
}

/** What parts the block from the text before it: one empty line. */
function gapAfter(text: string, newLine: string): string {
  const ends = /(?:\r?\n)*$/.exec(text)?.[0].split('\n').length ?? 1;
  return newLine.repeat(Math.max(0, 3 - ends));
}
