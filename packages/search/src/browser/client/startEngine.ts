import { fetchFile, type IndexUrls } from './indexFiles.ts';
import type { WorkerQuestion } from './serveClient.ts';

/** A worker that opens the index and answers searches. */
export interface EngineWorker {
  worker: Worker;
  /** Resolves when the worker cannot be started; nobody need be listening by then. */
  lost: Promise<void>;
}

/**
 * Starts the engine in a worker of its own, so that the page stays fluent. The headings travel
 * beside its script, not after it. A page starts it while it fetches the client.
 */
export function startEngine({ headingsUrl, textUrl }: IndexUrls): EngineWorker {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const lost = new Promise<void>((resolve) => {
    worker.addEventListener('error', () => resolve(), { once: true });
  });
  const absolute = (url: string) => new URL(url, location.href).href;
  const urls = { headingsUrl: absolute(headingsUrl), textUrl: absolute(textUrl) };
  const open = (headings?: ArrayBuffer) =>
    worker.postMessage(
      { kind: 'open', urls, headings } satisfies WorkerQuestion,
      headings ? [headings] : [],
    );
  fetchFile(headingsUrl)
    .then((file) => file.arrayBuffer())
    // Else the worker tries again, and tells who searches why it cannot.
    .then(open, () => open());
  return { worker, lost };
}
