import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PosterRequest } from '../shared/posterRequest.ts';
import { renderInWindow } from './renderInWindow.ts';
import type { PosterJob, RenderedPoster } from './renderInWorker.ts';

/** Describes a thrown value, which may be no Error, or one of another realm. */
function failure(thrown: unknown): RenderedPoster {
  const { message = String(thrown), stack = '' } = Object(thrown) as Partial<Error>;
  return { failed: { message, stack } };
}

const render = (script: Script, request: PosterRequest): Promise<RenderedPoster> =>
  renderInWindow(script, request).then((markup) => ({ markup }), failure);

const { code, requests } = workerData as PosterJob;
const script = new Script(code);
for (const [key, request] of requests) {
  parentPort?.postMessage([key, await render(script, request)]);
}
