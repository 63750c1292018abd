import { Worker } from 'node:worker_threads';
import type { PosterMarkup, PosterRequest } from '../shared/posterRequest.ts';

/** Job of the worker. */
export interface PosterJob {
  /** Bundle of `frame/poster.tsx`. */
  code: string;
  /** Requests, each with a key for its result. */
  requests: readonly (readonly [key: string, request: PosterRequest])[];
}

/** A poster, or the error of the example. */
export type RenderedPoster =
  | { markup: PosterMarkup }
  | { failed: { message: string; stack: string } };

/**
 * Renders posters in a worker thread, while the site is compiled.
 * @param onDrawn called with each poster when it is rendered
 * @throws Error when the thread ends before all are rendered
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
