import type { BrowserSearchClient } from './browserClient.ts';
import type { IndexUrls } from './indexFiles.ts';
import { createListeners } from './listeners.ts';
import { once } from './once.ts';
import type { TalkEnd, WorkerQuestion, WorkerReply } from './serveClient.ts';
import { type EngineWorker, startEngine } from './startEngine.ts';

type Reply = Exclude<WorkerReply, { kind: 'better' }>;

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** A client at this end of a talk. */
export interface RemoteClient extends BrowserSearchClient {
  /** Fails all searches from now on, those that wait too: nobody is at the other end. */
  lose: () => void;
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const lostWorker = () => named('LostWorker', 'The worker of the search could not be started.');

/** A client whose engine works at the other end of a talk. */
export function createRemoteClient(worker: TalkEnd): RemoteClient {
  const listeners = createListeners();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isLost = false;
  const ask = (question: (id: number) => WorkerQuestion) =>
    new Promise<Reply>((resolve, reject) => {
      if (isLost) {
        reject(lostWorker());
        return;
      }
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage(question(asked) as never);
    });

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (data.kind === 'better') {
      listeners.tell();
      return;
    }
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });

  return {
    prepare: () =>
      ask((id) => ({ kind: 'prepare', id })).then(
        (reply) => reply.kind === 'prepared' && reply.isComplete,
        () => false,
      ),
    onBetter: listeners.add,
    async search({ requests }) {
      const reply = await ask((id) => ({ kind: 'search', id, requests }));
      if (reply.kind === 'failure') {
        throw named(reply.name, reply.message);
      }
      return { results: reply.kind === 'answer' ? reply.results : [] };
    },
    lose() {
      isLost = true;
      for (const { reject } of waiting.values()) {
        reject(lostWorker());
      }
      waiting.clear();
    },
  };
}

/**
 * Answers from the site's own index, by the engine in a worker. A worker that is lost fails the
 * searches that wait for it; the next search starts another.
 * @param early a worker that was started ahead
 */
export function createWorkerClient(
  urls: IndexUrls,
  early?: EngineWorker,
  start = startEngine,
): BrowserSearchClient {
  const listeners = createListeners();
  let started = early;
  const connection = once(async () => {
    const { worker, lost } = started ?? start(urls);
    started = undefined;
    const client = createRemoteClient(worker);
    client.onBetter(listeners.tell);
    lost.then(() => {
      connection.forget();
      client.lose();
    });
    return client;
  });
  return {
    prepare: () =>
      connection().then(
        (client) => client.prepare(),
        () => false,
      ),
    onBetter: listeners.add,
    search: async (request) => (await connection()).search(request),
  };
}
