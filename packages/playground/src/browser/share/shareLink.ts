import { SHARE_HASH } from '../../shared/sharedName.ts';
import { findHiddenLetter, type HiddenLetter } from '../editor/findHiddenLetter.ts';
import { deflate, inflate, MAX_SOURCE_BYTES, MAX_SOURCE_LINES } from './inflate.ts';

/** Code of a share link, and the name of its example. */
interface SharedCode {
  name: string;
  source: string;
}

/** Why code is refused, both when a link is created and when it is read. */
type CodeFault = { fault: 'tooLong' } | { fault: 'hidden'; hidden: HiddenLetter };

/** Code of a share link, or why it cannot be shown. */
type SharedLink = SharedCode | { fault: 'broken' } | CodeFault;

function faultOf(source: string): CodeFault | undefined {
  const lines = source.split(/\r\n?|\n/).length;
  if (lines > MAX_SOURCE_LINES || new TextEncoder().encode(source).length > MAX_SOURCE_BYTES) {
    return { fault: 'tooLong' };
  }
  const hidden = findHiddenLetter(source);
  return hidden && { fault: 'hidden', hidden };
}

/**
 * Creates the hash of a share link, `#play=Alert.basic:…`, or tells why there is none.
 * @example toShareHash({ name: 'Alert.basic', source: 'a\u200b' }) // { fault: 'hidden', hidden: { line: 1, letter: 'U+200B' } }
 */
export async function toShareHash({
  name,
  source,
}: SharedCode): Promise<{ hash: string } | CodeFault> {
  const fault = faultOf(source);
  if (fault) {
    return fault;
  }
  const bytes = await deflate(source);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const safe = base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return { hash: `#play=${encodeURIComponent(name)}:${safe}` };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    // atob throws only for invalid Base64.
    return undefined;
  }
}

/**
 * Reads the code of a share link. Limits bound the work for a link that was made to be slow.
 * @example readShareHash('#play=Alert.basic:!') // { fault: 'broken' }
 */
export async function readShareHash(hash: string): Promise<SharedLink> {
  const [, name = '', text = ''] = SHARE_HASH.exec(hash) ?? [];
  const packed = text ? fromBase64(text) : undefined;
  if (!packed) {
    return { fault: 'broken' };
  }
  const unfolded = await inflate(packed);
  if ('fault' in unfolded) {
    return unfolded;
  }
  return faultOf(unfolded.text) ?? { name, source: unfolded.text };
}
