import { Worker } from 'node:worker_threads';
import type { PosterMarkup, PosterRequest } from '../shared/posterRequest.ts';

/** What the worker gets to do. */
export interface PosterJob {
  /** Bundle of `frame/poster.tsx`. */
  code: string;
  /** Each with a name for its answer. */
  requests: readonly (readonly [key: string, request: PosterRequest])[];
}

/** One picture, or what the example threw. */
export type RenderedPoster =
  | { markup: PosterMarkup }
  | { failed: { message: string; stack: string } };

/**
 * Draws examples in a thread of its own: the site is compiled meanwhile.
 * @param onDrawn called with each as it is rendered
 * @throws Error when the thread ends before it has drawn all
 */
export function renderInWorker(
  code: string,
  requests: PosterJob['requests'],
  onDrawn: (key: string, drawn: RenderedPoster) => void,
): Promise<void> {
  const workerData: PosterJob = { code, requests };
  const worker = new Worker(new URL('posterWorker.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.on('message', ([key, drawn]: [string, RenderedPoster]) => onDrawn(key, drawn));
    worker.on('error', reject);
    worker.on('exit', (exitCode) =>
      exitCode === 0 ? resolve() : reject(new Error(`The thread ended with ${exitCode}.`)),
    );
  });
}
