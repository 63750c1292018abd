import { HEADINGS_FILE } from '../../shared/files/formats.ts';
import type { WorkerRequest } from '../../shared/workerMessages.ts';

/** A worker in which an index is being opened. */
export interface StartedWorker {
  worker: Worker;
  /** Resolves once the worker has been told what to open: questions may follow. Never fails. */
  opened: Promise<void>;
}

/** The headings, or undefined: then the worker tries itself, and tells whoever searches why not. */
async function fetchHeadings(indexUrl: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(indexUrl + HEADINGS_FILE);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts the engine in a worker, so that the page stays fluent. The headings travel beside its
 * script, not after it.
 * @param indexUrl folder of the index, absolute, with a slash at the end
 */
export function startWorker(indexUrl: string): StartedWorker {
  // Bundlers look for exactly this: a URL of the compiled file, in the place where it is used.
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
