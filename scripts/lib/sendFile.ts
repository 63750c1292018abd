import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

/** Compressed twins that the build writes beside a file, best first. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file to answer a request with. */
export interface Sent {
  /** Folder that holds every file that may be sent. */
  folder: string;
  /** Address of the file below the folder, with a slash in front and escapes as the browser sent them. */
  path: string;
  /** Called when there is no such file, and no answer has begun. */
  onMissing: () => void;
}

/**
 * Answers with a file, or with its compressed twin where the browser takes one. Ranges, conditional
 * requests and HEAD are the library's; every file is looked up anew, so a build may replace it.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, onMissing }: Sent,
): Promise<void> {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const ending = await twinFor(request, `${folder}${decodeURIComponent(file)}`);
  response.setHeader('Vary', 'Accept-Encoding');
  // A twin has the type of the file that it stands for.
  response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream');
  if (ending) {
    response.setHeader('Content-Encoding', ending === '.br' ? 'br' : 'gzip');
  }
  send(request, file + ending, { root: folder, index: false, cacheControl: false })
    .on('directory', () => forget(response, onMissing))
    .on('error', (error: { status?: number }) => {
      if (response.headersSent) {
        // The file went away half sent: a short answer must not look like a whole one.
        response.destroy();
      } else if (error.status === 416 || error.status === 412) {
        response.writeHead(error.status).end();
      } else {
        forget(response, onMissing);
      }
    })
    .pipe(response);
}

/** Ending of the best twin that exists and that the browser takes; none means the file itself. */
async function twinFor(request: IncomingMessage, file: string): Promise<string> {
  const taken = new Negotiator(request).encodings(['br', 'gzip']);
  for (const [encoding, ending] of TWINS) {
    if (taken.includes(encoding) && (await exists(file + ending))) {
      return ending;
    }
  }
  return '';
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

function forget(response: ServerResponse, onMissing: () => void): void {
  response.removeHeader('Content-Type');
  response.removeHeader('Content-Encoding');
  onMissing();
}
