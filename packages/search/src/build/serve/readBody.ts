import type { IncomingMessage } from 'node:http';

/** Bytes a request may have. */
export const MOST_BYTES = 64 * 1024;

/** Reads the body of a request as text; null when it is longer than allowed. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) {
      return null;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
