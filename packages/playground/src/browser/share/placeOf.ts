import type { HostText } from '../../shared/text/text.ts';
import type { HiddenLetter } from '../editor/findHiddenLetter.ts';

/** Where a letter hides in code, before a sentence about it; nothing for another fault. */
export function placeOf(fault: { fault: string; hidden?: HiddenLetter }, text: HostText): string {
  return fault.hidden ? `${text.line(fault.hidden.line)} ${fault.hidden.letter}: ` : '';
}
