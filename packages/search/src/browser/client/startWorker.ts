import { HEADINGS_FILE } from '../../shared/files/formats.ts';
import type { WorkerRequest } from '../../shared/workerMessages.ts';

/** A worker that opens an index. */
export interface StartedWorker {
  worker: Worker;
  /** Resolves once requests may follow the one that opens the index. Never rejects. */
  opened: Promise<void>;
}

/** Fetches the headings; undefined after a failure: the worker tries again, and reports the error. */
async function fetchHeadings(indexUrl: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(indexUrl + HEADINGS_FILE);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts the engine in a worker, so that it does not block the page. Fetches the headings in parallel
 * with its script.
 * @param indexUrl folder of the index, absolute, with a slash at the end
 */
export function startWorker(indexUrl: string): StartedWorker {
  // Bundlers detect exactly this expression, with the URL inline.
  const worker = new Worker(new URL('../../worker/engine.worker.js', import.meta.url), {
    type: 'module',
  });
  const opened = fetchHeadings(indexUrl).then((headings) => {
    const question: WorkerRequest = headings
      ? { kind: 'open', indexUrl, headings }
      : { kind: 'open', indexUrl };
    worker.postMessage(question, headings ? [headings] : []);
  });
  return { worker, opened };
}
