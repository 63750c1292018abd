import type { IncomingMessage } from 'node:http';

/** Limit of bytes of a request. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Bytes of an oversized body that are read and dropped, so that the client receives the status. */
const MAX_DRAINED_BYTES = 8 * 1024 * 1024;

/** Reads the body of a request as text; null when it is longer than allowed. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_DRAINED_BYTES) {
      return null;
    }
    if (size <= MAX_BODY_BYTES) {
      chunks.push(bytes);
    }
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString('utf8');
}
