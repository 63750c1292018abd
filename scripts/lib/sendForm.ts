import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';

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

/** Names for programs that look for them at a host; no other name may begin with a dot. */
const WELL_KNOWN = /^\/\.well-known(?:\/[^./][^/]*)+$/;

/**
 * Sends one file. Refuses, as missing, paths that leave the folder and names that begin with a dot: `send` checks both.
 * @throws Error when the file cannot be read
 */
export function sendForm(
  { request, response, folder, sent }: Exchange,
  path: string,
  status: number,
  headers: Record<string, string>,
): Promise<SendResult> {
  const failed = new Promise<SendResult>((resolve, reject) => {
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
      .on('error', (error: Error & { status: number }) => {
        if (response.headersSent) {
          // The file disappeared while it was sent: the client must not take the part for the whole.
          response.destroy();
        } else if (error.status === 412 || error.status === 416) {
          response.writeHead(error.status).end();
        } else if (error.status >= 500) {
          // By `send`, all but ENOENT, ENOTDIR and ENAMETOOLONG.
          reject(error);
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
