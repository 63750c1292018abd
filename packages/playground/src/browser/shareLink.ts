import { SHARE_HASH } from '../shared/sharedName.ts';
import { deflate, inflate, MAX_SOURCE_BYTES } from './inflate.ts';

/** Code that a link carries, for one example. */
export interface SharedCode {
  name: string;
  source: string;
}

/** Code that an address carries, or why it cannot be shown. */
export type SharedLink = SharedCode | { fault: 'broken' | 'tooLong' | 'hidden' };

/**
 * Letters that turn the order of what stands around them, or that nobody sees: with them code reads
 * as other than it runs.
 */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Why code cannot be put into a link, or not be taken from it as it reads. */
function faultOf(source: string): 'tooLong' | 'hidden' | undefined {
  if (new TextEncoder().encode(source).length > MAX_SOURCE_BYTES) {
    return 'tooLong';
  }
  return HIDDEN.test(source) ? 'hidden' : undefined;
}

/** The part of an address that carries edited code, `#play=Alert.basic:…`, or why there is none. */
export async function toShareHash({
  name,
  source,
}: SharedCode): Promise<{ hash: string } | { fault: 'tooLong' | 'hidden' }> {
  const fault = faultOf(source);
  if (fault) {
    return { fault };
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
    // atob throws one error and means one thing by it.
    return undefined;
  }
}

/** Reads the code out of an address. A link may be anything: it costs no more than honest code. */
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
  const fault = faultOf(unfolded.text);
  return fault ? { fault } : { name, source: unfolded.text };
}
