import { Unreachable } from '../../shared/errors.ts';
import { Listeners } from '../../shared/listeners.ts';
import { Once } from '../../shared/once.ts';
import type { SearchAnswer, SearchClient, SearchQuery } from '../../shared/searchClient.ts';
import type { WorkerQuestion, WorkerReply } from '../../shared/workerTalk.ts';
import { type StartedWorker, startWorker } from './startWorker.ts';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/** An error of the worker, as the error it was there. */
function errorOf(name: string, message: string): Error {
  return name === 'Unreachable'
    ? new Unreachable(message)
    : Object.assign(new Error(message), { name });
}

/** The page's end of the talk with one worker. */
class Connection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  /** @param onBetter told when searches would find more */
  constructor(worker: Worker, onBetter: () => void) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      if (data.kind === 'better') {
        onBetter();
        return;
      }
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.kind === 'answer') {
        waiting?.resolve(data.answer);
      } else {
        waiting?.reject(errorOf(data.name, data.message));
      }
    });
  }

  tell(question: WorkerQuestion): void {
    this.worker.postMessage(question);
  }

  search(query: SearchQuery): Promise<SearchAnswer> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.tell({ kind: 'search', id, query });
    });
  }

  /** Fails the searches that wait: nobody is at the other end any more. */
  lose(error: Error): void {
    for (const { reject } of this.waiting.values()) {
      reject(error);
    }
    this.waiting.clear();
    this.worker.terminate();
  }
}

/**
 * Answers from the site's own index, by the engine in a worker. A worker that is lost fails the
 * searches that wait for it; the next search starts another.
 * @param indexUrl folder of the index, absolute, with a slash at the end
 * @param start starts a worker
 */
export function createWorkerClient(
  indexUrl: string,
  start: (indexUrl: string) => StartedWorker = startWorker,
): SearchClient {
  const listeners = new Listeners();

  const connection = new Once(() => {
    const { worker, opened } = start(indexUrl);
    const connected = new Connection(worker, () => listeners.tell());
    return new Promise<Connection>((resolve, reject) => {
      worker.addEventListener('error', ({ message }: ErrorEvent) => {
        // A script that does not come has no message; one that throws has.
        const error = message
          ? new Error(`The worker of the search failed: ${message}`)
          : new Unreachable('The worker of the search could not be loaded.');
        connection.forget();
        connected.lose(error);
        reject(error);
      });
      opened.then(() => resolve(connected));
    });
  });

  return {
    onBetter: listeners.add,
    prepare() {
      // The search that needs the worker tells why it is not there.
      connection.get().catch(() => undefined);
    },
    complete() {
      connection.get().then(
        (connected) => connected.tell({ kind: 'complete' }),
        () => undefined,
      );
    },
    search: async (query) => (await connection.get()).search(query),
  };
}
