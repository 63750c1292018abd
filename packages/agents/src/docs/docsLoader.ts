import { FRESH_MS, STALE_MS } from './limits.ts';
import type { Docs } from './parseDocs.ts';

/** Gives the docs, read once for many calls and again when they may have changed. */
export type LoadDocs = () => Promise<Docs>;

/**
 * Keeps docs in memory. A failed read is tried again at the next call.
 * @param open reads them
 * @param now time in milliseconds
 */
export function createDocsLoader(open: LoadDocs, now: () => number = Date.now): LoadDocs {
  let reading: Promise<Docs> | undefined;
  let renewAt = Number.POSITIVE_INFINITY;
  return () => {
    if (!reading || now() >= renewAt) {
      renewAt = Number.POSITIVE_INFINITY;
      reading = open().then(
        (docs) => {
          renewAt = now() + (docs.notice ? STALE_MS : FRESH_MS);
          return docs;
        },
        (error) => {
          reading = undefined;
          throw error;
        },
      );
    }
    return reading;
  };
}
