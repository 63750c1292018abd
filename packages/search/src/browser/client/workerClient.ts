import type { SearchResult } from '../../shared/protocol.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import type { OpenOptions } from './indexFiles.ts';
import { createListeners } from './listeners.ts';
import type { TalkEnd, WorkerQuestion, WorkerReply } from './serveClient.ts';
import { type EngineWorker, startEngine } from './startEngine.ts';

interface Waiting {
  resolve: (answer: { results: SearchResult[] }) => void;
  reject: (error: Error) => void;
}

/** A client at this end of a talk. */
export interface RemoteClient extends BrowserSearchClient {
  /** Fails all searches from now on, those that wait too: nobody is at the other end. */
  lose: () => void;
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const lostWorker = () => named('LostWorker', 'The worker of the search could not be started.');

/** A client whose engine works at the other end of a talk, so that the page stays fluent. */
export function createRemoteClient(worker: TalkEnd, options: OpenOptions): RemoteClient {
  const listeners = createListeners();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isLost = false;
  const ask = (question: WorkerQuestion) => worker.postMessage(question as never);

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === 'better') {
      listeners.tell();
      return;
    }
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') {
      question?.resolve({ results: data.results });
    } else {
      question?.reject(named(data.name, data.message));
    }
  });
  ask({ kind: 'open', options });

  return {
    prepare: () => ask({ kind: 'prepare' }),
    onBetter: listeners.add,
    search: ({ requests }) =>
      new Promise((resolve, reject) => {
        if (isLost) {
          reject(lostWorker());
          return;
        }
        asked += 1;
        waiting.set(asked, { resolve, reject });
        ask({ kind: 'search', id: asked, requests });
      }),
    lose() {
      isLost = true;
      for (const { reject } of waiting.values()) {
        reject(lostWorker());
      }
      waiting.clear();
    },
  };
}

/** The embedded engine in a worker of its own, for an index that takes long to open. */
export function createWorkerClient(
  options: OpenOptions,
  { worker, lost }: EngineWorker = startEngine(),
): BrowserSearchClient {
  const client = createRemoteClient(worker, options);
  lost.then(client.lose);
  return client;
}
