import { Worker } from 'node:worker_threads';
import type { PosterMarkup, PosterOrder } from '../shared/posterOrder.ts';

/** What the worker gets to do. */
export interface PosterWork {
  /** Bundle of `frame/poster.tsx`. */
  code: string;
  /** Each with a name for its answer. */
  orders: readonly (readonly [key: string, order: PosterOrder])[];
}

/** One picture, or what the example threw. */
export type DrawnPoster = { markup: PosterMarkup } | { failed: { message: string; stack: string } };

/**
 * Draws examples in a thread of its own: the site is compiled meanwhile.
 * @param onDrawn told of each as it comes
 * @throws Error when the thread ends before it has drawn all
 */
export function drawInWorker(
  code: string,
  orders: PosterWork['orders'],
  onDrawn: (key: string, drawn: DrawnPoster) => void,
): Promise<void> {
  const workerData: PosterWork = { code, orders };
  const worker = new Worker(new URL('posterWorker.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.on('message', ([key, drawn]: [string, DrawnPoster]) => onDrawn(key, drawn));
    worker.on('error', reject);
    worker.on('exit', (exitCode) =>
      exitCode === 0 ? resolve() : reject(new Error(`The thread ended with ${exitCode}.`)),
    );
  });
}
