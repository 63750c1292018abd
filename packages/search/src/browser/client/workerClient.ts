import type { SearchResult } from '../../shared/protocol.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import type { TalkEnd, WorkerQuestion, WorkerReply } from './serveClient.ts';

interface Waiting {
  resolve: (answer: { results: SearchResult[] }) => void;
  reject: (error: Error) => void;
}

/** A client whose engine works at the other end of a talk, so that the page stays fluent. */
export function createRemoteClient(
  worker: TalkEnd,
  urls: { headingsUrl: string; textUrl: string },
): BrowserSearchClient {
  const listeners = new Set<() => void>();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const ask = (question: WorkerQuestion) => worker.postMessage(question as never);

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === 'better') {
      for (const listener of listeners) {
        listener();
      }
      return;
    }
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') {
      question?.resolve({ results: data.results });
    } else {
      question?.reject(new Error(data.message));
    }
  });
  ask({ kind: 'open', ...urls });

  return {
    prepare: () => ask({ kind: 'prepare' }),
    onBetter(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: ({ requests }) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        ask({ kind: 'search', id: asked, requests });
      }),
  };
}

/** The embedded engine in a worker of its own, for an index that takes long to open. */
export function createWorkerClient(urls: {
  headingsUrl: string;
  textUrl: string;
}): BrowserSearchClient {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  return createRemoteClient(worker, {
    headingsUrl: new URL(urls.headingsUrl, location.href).href,
    textUrl: new URL(urls.textUrl, location.href).href,
  });
}
