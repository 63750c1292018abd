import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PosterOrder } from '../shared/posterOrder.ts';
import { drawInWindow } from './posterWindow.ts';
import type { DrawnPoster, PosterWork } from './posterWork.ts';

/** What went wrong in an author's code, which may throw anything, and in another window's realm. */
function failure(thrown: unknown): DrawnPoster {
  const { message = String(thrown), stack = '' } = Object(thrown) as Partial<Error>;
  return { failed: { message, stack } };
}

const draw = (script: Script, order: PosterOrder): Promise<DrawnPoster> =>
  drawInWindow(script, order).then((markup) => ({ markup }), failure);

const { code, orders } = workerData as PosterWork;
const script = new Script(code);
for (const [key, order] of orders) {
  parentPort?.postMessage([key, await draw(script, order)]);
}
