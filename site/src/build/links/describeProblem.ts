import { readFileSync } from 'node:fs';
import { placeOf } from '../../content/files/placeOf.ts';
import { pageTable } from '../../content/page-table/pageTable.ts';
import type { LinkProblem } from './checkLinks.ts';

/** Line of the first mention of a link in a source, counted from 1. */
export function lineOf(source: string, target: string, base: string): number | undefined {
  const written = [target, readable(target)].flatMap((link) =>
    link.startsWith(base) ? [link.slice(base.length - 1), link] : [link],
  );
  const lines = source.split('\n');
  const at = lines.findIndex((line) =>
    written.some((link) => line.includes(link) || line.includes(link.replace(/\/$/, ''))),
  );
  return at < 0 ? undefined : at + 1;
}

/** Decodes an address as an author writes it: Hangul instead of percent escapes. */
function readable(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

/**
 * Formats a problem for the build log: file and line, or the page when the link comes from a layout,
 * then the link, the cause and the remedy.
 */
export function describeProblem(problem: LinkProblem, base: string): string {
  const { page, target, reason } = problem;
  const file = pageTable().byPath.get(page)?.file;
  const line = file ? lineOf(readFileSync(file, 'utf8'), target, base) : undefined;
  const place = file && line ? placeOf(file, line) : `${base}${page}`;
  return `  ${place}\n    ${readable(target)}\n    ${reason}`;
}
