import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { ContentError } from './readSource.ts';

/** Longer than pageTable.ts keeps what it read, and than an editor takes to write a file. */
const DELAY_MS = 700;

/**
 * Warns in development of what a check finds in the content: when the server starts, and after a save that
 * changes it. A page that is opened names its own mistakes; this check is for the others.
 * @param check returns what it found, empty for nothing; what it cannot read is told by contentCheck.ts
 * @returns function that checks at once
 */
export function checkOnSave(
  { server, logger }: { server: ViteDevServer; logger: AstroIntegrationLogger },
  check: () => string,
): () => void {
  let lastFound = '';
  let timer: NodeJS.Timeout | undefined;
  const checkNow = () => {
    const found = messageOf(check);
    if (found !== '' && found !== lastFound) {
      logger.warn(found);
    }
    lastFound = found;
  };
  checkNow();
  server.watcher.on('all', (_event, file) => {
    if (file.replaceAll('\\', '/').includes('/site/content/')) {
      clearTimeout(timer);
      timer = setTimeout(checkNow, DELAY_MS).unref();
    }
  });
  return checkNow;
}

function messageOf(check: () => string): string {
  try {
    return check();
  } catch (error) {
    if (error instanceof ContentError) {
      return '';
    }
    throw error;
  }
}
