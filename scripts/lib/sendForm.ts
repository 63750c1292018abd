import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { markdownPath } from '../../site/src/settings/markdownPath.ts';
import { acceptsEncoding, prefersMarkdown } from './accepts.ts';
import { TEXT_TYPES } from './compress.ts';
import { responseHeaders } from './responseHeaders.ts';

/** A request, and what answers it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Folder of the build, with a slash at its end. */
  folder: string;
  /** Resolves when the response is over. */
  sent: Promise<'sent'>;
}

export type SendResult = 'sent' | 'missing' | 'directory';

/** The forms of a file, best first: compressed twins, as the build writes them, and the file itself. */
const FORMS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
  { encoding: undefined, suffix: '' },
] as const;

/** Types that `send` does not know. */
const OTHER_TYPES: Readonly<Record<string, string>> = { '.tgz': 'application/gzip' };

/** Sends a page as the Markdown beside it where the client prefers that and the page has some. */
export async function sendBestType(exchange: Exchange, path: string): Promise<SendResult> {
  if (!path.endsWith('/')) {
    return sendBestForm(exchange, path);
  }
  const more = { Vary: 'Accept, Accept-Encoding' };
  if (prefersMarkdown(exchange.request.headers.accept)) {
    const result = await sendBestForm(exchange, markdownPath(path), 200, more);
    if (result === 'sent') {
      return result;
    }
  }
  return sendBestForm(exchange, path, 200, more);
}

export async function sendBestForm(
  exchange: Exchange,
  path: string,
  status = 200,
  more: Record<string, string> = {},
): Promise<SendResult> {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const type = TEXT_TYPES[extname(file)] ?? OTHER_TYPES[extname(file)];
  const accepted = exchange.request.headers['accept-encoding']?.toString();
  let result: SendResult = 'missing';
  for (const { encoding, suffix } of FORMS) {
    if (!encoding || acceptsEncoding(accepted, encoding)) {
      const headers = {
        ...responseHeaders(path),
        Vary: 'Accept-Encoding',
        ...more,
        // A twin has the type of the file that it stands for.
        ...(type && { 'Content-Type': type }),
        ...(encoding && { 'Content-Encoding': encoding }),
      };
      result = await sendForm(exchange, file + suffix, status, headers);
      if (result === 'sent') {
        break;
      }
    }
  }
  return result;
}

/** Names for programs that look for them at a host; no other name may begin with a dot. */
const WELL_KNOWN = /^\/\.well-known(?:\/[^./][^/]*)+$/;

/** Refuses, as missing, paths that leave the folder and names that begin with a dot: `send` checks both. */
function sendForm(
  { request, response, folder, sent }: Exchange,
  path: string,
  status: number,
  headers: Record<string, string>,
): Promise<SendResult> {
  const failed = new Promise<SendResult>((resolve) => {
    response.statusCode = status;
    const isPage = status === 200;
    const dotfiles = WELL_KNOWN.test(decodeURIComponent(path)) ? 'allow' : 'ignore';
    send(request, path, {
      root: folder,
      index: false,
      cacheControl: false,
      acceptRanges: isPage,
      dotfiles,
    })
      .on('headers', () => response.setHeaders(new Map(Object.entries(headers))))
      .on('directory', () => resolve('directory'))
      .on('stream', (file: ReadStream) => {
        file.on('end', () => {
          // The file was cut short while it was sent: its reader would wait for the rest for ever.
          if (file.bytesRead < Number(response.getHeader('Content-Length'))) {
            response.destroy();
          }
        });
      })
      .on('error', (error: { status?: number }) => {
        if (response.headersSent) {
          // The file disappeared while it was sent: the client must not take the part for the whole.
          response.destroy();
        } else if (error.status === 412 || error.status === 416) {
          response.writeHead(error.status).end();
        } else {
          for (const name of response.getHeaderNames()) {
            response.removeHeader(name);
          }
          resolve('missing');
        }
      })
      .pipe(response);
  });
  return Promise.race([sent, failed]);
}
