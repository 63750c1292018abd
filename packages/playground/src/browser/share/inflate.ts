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
