import { Worker } from 'node:worker_threads';
import type { PosterMarkup, PosterOrder } from '../shared/posterOrder.ts';

/** What the worker gets to do. */
export interface PosterWork {
  /** Bundle of `frame/poster.tsx`. */
  code: string;
  orders: readonly PosterOrder[];
}

/** One picture, or what the example threw. */
export type DrawnPoster = { markup: PosterMarkup } | { failed: { message: string; stack: string } };

/**
 * Draws examples in a thread of its own: the site is compiled meanwhile.
 * @returns what became of each order, in their order
 */
export function drawInWorker(work: PosterWork): Promise<DrawnPoster[]> {
  const worker = new Worker(new URL('posterWorker.js', import.meta.url), { workerData: work });
  const drawn: DrawnPoster[] = [];
  return new Promise((resolve, reject) => {
    worker.on('message', (one: DrawnPoster) => drawn.push(one));
    worker.on('error', reject);
    worker.on('exit', () => resolve(drawn));
  });
}
