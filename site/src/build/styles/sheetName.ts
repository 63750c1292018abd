import { createHash } from 'node:crypto';
import { oncePerSheet } from './oncePerSheet.ts';

/**
 * Name of the sheet that pages with the same styles share once a reader has come to one of them.
 * @param css all styles of such a page
 * @returns a name that changes with them
 */
export const sheetName = oncePerSheet(
  (css) => `page.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`,
);
