import { cutPasted, MAX_QUERY_LENGTH } from '../../shared/query/maxQueryLength.ts';

/** The part of a paste event that is read. */
interface Paste {
  clipboardData: DataTransfer | null;
  preventDefault: () => void;
}

/**
 * Takes a text that is too long for a field from the event that pastes it: the field would cut it.
 * @returns what the field would hold, on one line; null where it fits
 */
export function takeLongText(event: Paste, field: HTMLInputElement): string | null {
  const { value, selectionStart, selectionEnd } = field;
  const pasted = event.clipboardData?.getData('text') ?? '';
  const before = value.slice(0, selectionStart ?? value.length);
  const text = [before, pasted, value.slice(selectionEnd ?? value.length)].join(' ').trim();
  if (text.length <= MAX_QUERY_LENGTH) {
    return null;
  }
  event.preventDefault();
  return cutPasted(text);
}
