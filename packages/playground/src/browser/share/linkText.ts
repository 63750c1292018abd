import { findHiddenLetter, type HiddenLetter } from '../editor/findHiddenLetter.ts';
import { deflate, inflate, MAX_SOURCE_BYTES, MAX_SOURCE_LINES } from './inflate.ts';

/** Why a text is refused, both when a link is created and when it is read. */
export type LinkTextFault = { fault: 'tooLong' } | { fault: 'hidden'; hidden: HiddenLetter };

function faultOf(text: string): LinkTextFault | undefined {
  const lines = text.split(/\r\n?|\n/).length;
  if (lines > MAX_SOURCE_LINES || new TextEncoder().encode(text).length > MAX_SOURCE_BYTES) {
    return { fault: 'tooLong' };
  }
  const hidden = findHiddenLetter(text);
  return hidden && { fault: 'hidden', hidden };
}

/**
 * Compresses a text for the hash of a link, or tells why it is refused.
 * @example toLinkText('a\u200b') // { fault: 'hidden', hidden: { line: 1, letter: 'U+200B' } }
 */
export async function toLinkText(text: string): Promise<{ packed: string } | LinkTextFault> {
  const fault = faultOf(text);
  if (fault) {
    return fault;
  }
  const bytes = await deflate(text);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { packed: base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') };
}

function fromBase64(packed: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    // atob throws only for invalid Base64.
    return undefined;
  }
}

/**
 * Reads the text of a link. Limits bound the work for a link that was made to be slow.
 * @example readLinkText('!') // { fault: 'broken' }
 */
export async function readLinkText(
  packed: string,
): Promise<{ text: string } | { fault: 'broken' } | LinkTextFault> {
  const bytes = fromBase64(packed);
  if (!bytes) {
    return { fault: 'broken' };
  }
  const inflated = await inflate(bytes);
  if ('fault' in inflated) {
    return { fault: inflated.fault };
  }
  return faultOf(inflated.text) ?? inflated;
}
