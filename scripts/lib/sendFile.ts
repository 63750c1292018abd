import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { type HeldFile, HeldFiles } from './heldFiles.ts';

/** Compressed twins that the build writes beside a file, best first. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A path that stays below its folder, and names no hidden file: the library refuses all others. */
export const safePath = /^(?:\/[^./\\:\0][^/\\:\0]*)+$/;

/** Headers of a request that may want another answer than the whole file. */
const conditions = [
  'range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
] as const;

const files = new HeldFiles();

/** A file to answer a request with. */
export interface Sent {
  /** Folder that holds every file that may be sent, with a slash at its end. */
  folder: string;
  /** Address of the file below the folder, with a slash in front and escapes as the browser sent them. */
  path: string;
  /** Called when there is no such file, and no answer has begun. */
  onMissing: () => void;
}

/** The best form of a file that the browser takes: as it is, or as a compressed twin. */
interface Form {
  encoding?: 'br' | 'gzip';
  ending: string;
  /** Nothing where the file is read for each request. */
  held?: HeldFile | undefined;
}

/**
 * Answers with a file, or with its compressed twin where the browser takes one. A small file comes
 * from memory; ranges, conditional requests, large files and odd addresses are the library's. Every
 * file is looked at anew, so a build may replace it.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, onMissing }: Sent,
): void {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const form = formOf(request, folder, file);
  if (!form) {
    onMissing();
    return;
  }
  describe(response, file, form);
  if (form.held && !conditions.some((name) => request.headers[name] !== undefined)) {
    const { body, etag, lastModified } = form.held;
    response.setHeader('Accept-Ranges', 'bytes');
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', lastModified);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  } else {
    sendFromDisk(request, response, { folder, path: file + form.ending, onMissing });
  }
}

/** Answers with the page for what is missing, compressed where the browser takes that. */
export function sendMissing(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
): void {
  const page = '/404.html';
  const form = formOf(request, folder, page);
  const body = form?.held?.body ?? Buffer.from('Not found');
  describe(response, page, form ?? { ending: '' });
  response.setHeader('Content-Length', body.length);
  response.writeHead(404).end(body);
}

/** @returns nothing where there is no such file */
function formOf(request: IncomingMessage, folder: string, file: string): Form | undefined {
  const path = decodeURIComponent(file);
  if (!safePath.test(path)) {
    return { ending: '' };
  }
  const whole = folder + path.slice(1);
  const taken = new Negotiator(request).encodings(['br', 'gzip']);
  for (const [encoding, ending] of TWINS) {
    const held = taken.includes(encoding) ? files.read(whole + ending) : null;
    if (held !== null) {
      return { encoding, ending, held };
    }
  }
  const held = files.read(whole);
  return held === null ? undefined : { ending: '', held };
}

function describe(response: ServerResponse, file: string, { encoding }: Form): void {
  response.setHeader('Vary', 'Accept-Encoding');
  // A twin has the type of the file that it stands for.
  response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream');
  if (encoding) {
    response.setHeader('Content-Encoding', encoding);
  }
}

function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path, onMissing }: Sent,
): void {
  const forget = () => {
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Encoding');
    onMissing();
  };
  send(request, path, { root: folder, index: false, cacheControl: false })
    .on('directory', forget)
    .on('error', (error: { status?: number }) => {
      if (response.headersSent) {
        // The file went away half sent: a short answer must not look like a whole one.
        response.destroy();
      } else if (error.status === 416 || error.status === 412) {
        response.writeHead(error.status).end();
      } else {
        forget();
      }
    })
    .pipe(response);
}
