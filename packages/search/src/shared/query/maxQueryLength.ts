import { cutText } from '@zs-docs/words';

/** Most characters that a query can have. */
export const MAX_QUERY_LENGTH = 64;
/** Characters of a pasted text that are read from each end. */
const PASTED_END_LENGTH = 2000;

/** The ends of a pasted text: some logs say first what is wrong, those of builds say it last. */
export function cutPasted(text: string): string {
  if (text.length <= PASTED_END_LENGTH * 2) {
    return text;
  }
  const end = text.slice(1 - PASTED_END_LENGTH).replace(/^[\uDC00-\uDFFF]/, '');
  return `${cutText(text, PASTED_END_LENGTH)}\n${end}`;
}
