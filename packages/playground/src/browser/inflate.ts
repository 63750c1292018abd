/** Longest text that a link may unfold to, in bytes: no honest edit of an example is longer. */
export const LONGEST = 64 * 1024;

/**
 * Bytes given to the decompressor at a time. It unfolds all it is given before it can be stopped,
 * up to a thousand times as much.
 */
const SIP = 256;

/** The text that something packed unfolds to, or why there is none. */
export type Inflated = { text: string } | { fault: 'broken' | 'tooLong' };

function sips(packed: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= packed.length) {
          controller.close();
          return;
        }
        controller.enqueue(packed.subarray(at, at + SIP));
        at += SIP;
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Unfolds deflated text as a stream and stops at `LONGEST`: a few kilobytes of a link can hold
 * gigabytes.
 */
export async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Inflated> {
  // What is packed is hardly ever longer than what it was made of.
  if (packed.length > LONGEST) {
    return { fault: 'tooLong' };
  }
  const reader = sips(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      if (length > LONGEST) {
        await reader.cancel().catch(() => undefined);
        return { fault: 'tooLong' };
      }
      text += decoder.decode(piece.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch (error) {
    // Both the decompressor and the decoder say with a TypeError that the bytes are not theirs.
    if (error instanceof TypeError) {
      return { fault: 'broken' };
    }
    throw error;
  }
}

/** Packs text as `inflate` takes it. */
export async function deflate(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
