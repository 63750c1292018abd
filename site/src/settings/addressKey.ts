import { decodeAddress } from './decodeAddress.ts';

/**
 * What the spellings of a name in an address have in common: encoded once or twice, in other cases, in the
 * Unicode form of macOS, or with the end of the sentence that it was linked in.
 * @example addressKey('%EC%A4%80%EB%B9%84).') // '준비'
 */
export const addressKey = (name: string): string =>
  decodeAddress(decodeAddress(name))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+$/u, '');
