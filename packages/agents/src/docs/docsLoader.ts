import { FRESH_MS, STALE_MS } from './limits.ts';
import type { Docs } from './parseDocs.ts';

/** Gives the docs, read once for many calls and again when they may have changed. */
export type LoadDocs = () => Promise<Docs>;

/**
 * Keeps docs in memory. Only calls before the first docs wait for them: later ones are answered from
 * the last docs while these are renewed, and while that fails. A failed first read is tried again at
 * the next call.
 * @param open reads them
 * @param now time in milliseconds
 */
export function createDocsLoader(open: LoadDocs, now: () => number = Date.now): LoadDocs {
  let last: Docs | undefined;
  let renewAt = 0;
  let reading: Promise<Docs> | undefined;

  async function read(): Promise<Docs> {
    try {
      const docs = await open();
      // A copy is never newer than what is in memory.
      last = last && docs.notice ? { ...last, notice: docs.notice } : docs;
    } catch (error) {
      if (!last) {
        throw error;
      }
      const { message } = error as Error;
      last = { ...last, notice: `문서를 새로 읽지 못해 앞서 읽은 문서로 답합니다: ${message}` };
    } finally {
      reading = undefined;
    }
    renewAt = now() + (last.notice ? STALE_MS : FRESH_MS);
    return last;
  }

  return async () => {
    if (last && now() < renewAt) {
      return last;
    }
    reading ??= read();
    return last ?? reading;
  };
}
