import { extname } from 'node:path';
import { markdownPath } from '../../site/src/settings/markdownPath.ts';
import { acceptsEncoding, prefersMarkdown } from './accepts.ts';
import { TEXT_TYPES } from './compress.ts';
import { responseHeaders } from './responseHeaders.ts';
import { type Exchange, type SendResult, sendForm } from './sendForm.ts';

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

/** Sends a file in the best form that the client takes. */
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
