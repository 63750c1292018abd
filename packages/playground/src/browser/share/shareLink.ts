import { copyAddress } from '@zs-docs/words/clipboard';
import { ko } from '../../shared/text/ko.ts';
import { findHiddenLetter, type HiddenLetter } from '../editor/findHiddenLetter.ts';
import { SHARE_HASH } from './sharedPhone.ts';

/** Size of the text that a link may contain: no edit of an example is longer. */
export const MAX_SOURCE_BYTES = 16 * 1024;

/** Lines of that text: the editor lays out each, and 16,000 empty ones freeze the page for seconds. */
export const MAX_SOURCE_LINES = 1000;

/** Input per step: a decompressor expands a chunk whole, up to a thousand times, before it can be stopped. */
const CHUNK_BYTES = 256;

/** Decompressed text, or why there is none. */
type Inflated = { text: string } | { fault: 'broken' | 'tooLong' };

function chunksOf(packed: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= packed.length) {
          controller.close();
          return;
        }
        controller.enqueue(packed.subarray(at, at + CHUNK_BYTES));
        at += CHUNK_BYTES;
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Decompresses text as a stream and stops at `MAX_SOURCE_BYTES`: a few kilobytes of a link can expand to
 * gigabytes.
 */
export async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Inflated> {
  // Compressed text is hardly ever longer than the text.
  if (packed.length > MAX_SOURCE_BYTES) {
    return { fault: 'tooLong' };
  }
  const reader = chunksOf(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      if (length > MAX_SOURCE_BYTES) {
        await reader.cancel().catch(() => undefined);
        return { fault: 'tooLong' };
      }
      text += decoder.decode(piece.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch (error) {
    // Decompressor and decoder throw a TypeError for invalid bytes.
    if (error instanceof TypeError) {
      return { fault: 'broken' };
    }
    throw error;
  }
}

/** Compresses text for `inflate`. @example deflate('a').then(inflate) // { text: 'a' } */
export async function deflate(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

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

/** Code of a share link, and the name of its example. */
interface SharedCode {
  name: string;
  source: string;
}

/** Code of a share link, or why it cannot be shown. */
type SharedLink = SharedCode | { fault: 'broken' } | LinkTextFault;

/**
 * Creates the hash of a share link, `#play=Alert.basic:…`, or tells why there is none.
 * @example toShareHash({ name: 'Alert.basic', source: 'a\u200b' }) // { fault: 'hidden', hidden: { line: 1, letter: 'U+200B' } }
 */
export async function toShareHash({
  name,
  source,
}: SharedCode): Promise<{ hash: string } | LinkTextFault> {
  const made = await toLinkText(source);
  return 'fault' in made ? made : { hash: `#play=${encodeURIComponent(name)}:${made.packed}` };
}

/**
 * Reads the code of a share link.
 * @example readShareHash('#play=Alert.basic:!') // { fault: 'broken' }
 */
export async function readShareHash(hash: string): Promise<SharedLink> {
  const [, name = '', packed = ''] = SHARE_HASH.exec(hash) ?? [];
  if (!packed) {
    return { fault: 'broken' };
  }
  const read = await readLinkText(packed);
  return 'text' in read ? { name, source: read.text } : read;
}

/** Where a letter hides in code, before a sentence about it; nothing for another fault. */
export function placeOf(fault: { fault: string; hidden?: HiddenLetter }): string {
  return fault.hidden ? `${ko.host.line(fault.hidden.line)} ${fault.hidden.letter}: ` : '';
}

/** Opens the sheet of a touch device, which says itself what came of it. @returns whether it opened */
async function shareBySheet(url: URL): Promise<boolean> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) {
    return false;
  }
  return navigator.share({ url: url.href }).then(
    () => true,
    // Closed by the reader; any other error is a refusal, as of a press that was too long ago.
    (error: DOMException) => error.name === 'AbortError',
  );
}

/**
 * Shares a link that carries code: by the sheet of a touch device, else by the clipboard; where that is
 * closed, it is the address of the page.
 * @returns what to tell the reader, unless the sheet has
 */
export async function shareCode(code: SharedCode): Promise<string | undefined> {
  const text = ko.host;
  const made = await toShareHash(code);
  if ('fault' in made) {
    return `${placeOf(made)}${text.unshareable[made.fault]}`;
  }
  const url = new URL(window.location.href);
  url.hash = made.hash;
  if (await shareBySheet(url)) {
    return undefined;
  }
  return (await copyAddress(url)) ? text.shared : text.shareFailed;
}
