import type { IncomingMessage } from 'node:http';

/** Bytes a request may have. */
export const MAX_BODY_BYTES = 64 * 1024;

/** What is read of a longer body and thrown away, so that its sender hears why it was refused. */
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
