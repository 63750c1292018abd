import { Unreachable } from '../../shared/errors.ts';
import { Once } from '../../shared/once.ts';
import type { SearchAnswer, SearchClient, SearchQuery } from '../../shared/searchClient.ts';
import type { WorkerRequest, WorkerResponse } from '../../shared/workerMessages.ts';
import { type StartedWorker, startWorker } from './startWorker.ts';

/** A pending request; partial answers are followed by another. */
interface OpenQuestion {
  onAnswer: (answer: SearchAnswer) => void;
  onFailure: (error: Error) => void;
}

/** Restores the type of an error of the worker. */
function errorOf(name: string, message: string): Error {
  return name === 'Unreachable'
    ? new Unreachable(message)
    : Object.assign(new Error(message), { name });
}

/** The page's side of the channel to one worker. */
class Connection {
  private readonly worker: Worker;
  private readonly questions = new Map<number, OpenQuestion>();
  private asked = 0;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => this.take(data));
  }

  private take(reply: WorkerResponse): void {
    const question = this.questions.get(reply.id);
    const isAnswer = reply.kind === 'answer';
    if (!isAnswer || !reply.answer.isPartial) {
      this.questions.delete(reply.id);
    }
    if (isAnswer) {
      question?.onAnswer(reply.answer);
    } else {
      question?.onFailure(errorOf(reply.name, reply.message));
    }
  }

  private post(question: WorkerRequest): void {
    this.worker.postMessage(question);
  }

  loadFullIndex(): void {
    this.post({ kind: 'loadFullIndex' });
  }

  search(query: SearchQuery, onImproved?: (answer: SearchAnswer) => void): Promise<SearchAnswer> {
    this.asked += 1;
    const id = this.asked;
    return new Promise((resolve, reject) => {
      let isAnswered = false;
      const onAnswer = (answer: SearchAnswer) => {
        if (isAnswered) {
          onImproved?.(answer);
        }
        isAnswered = true;
        resolve(answer);
      };
      this.questions.set(id, { onAnswer, onFailure: reject });
      this.post({ kind: 'search', id, query });
    });
  }

  /** Rejects the pending searches of a failed worker, and terminates it. */
  lose(error: Error): void {
    for (const { onFailure } of this.questions.values()) {
      onFailure(error);
    }
    this.questions.clear();
    this.worker.terminate();
  }
}

/** Runs the engine on the page, which waits while it reads: some browsers and policies start no worker. */
async function openOnPage(indexUrl: string): Promise<SearchClient> {
  try {
    return (await import('./pageClient.ts')).createPageClient(indexUrl);
  } catch (cause) {
    throw new Unreachable('The engine of the search could not be loaded.', { cause });
  }
}

/**
 * Client of the embedded index, whose engine runs in a worker. If the worker fails, pending searches
 * reject, and the next one starts another.
 * @param indexUrl folder of the index, absolute, with a slash at the end
 * @param start starts a worker
 */
export function createWorkerClient(
  indexUrl: string,
  start: (indexUrl: string) => StartedWorker = startWorker,
): SearchClient {
  const connection = new Once<Pick<SearchClient, 'search' | 'loadFullIndex'>>(async () => {
    let started: StartedWorker;
    try {
      started = start(indexUrl);
    } catch (error) {
      console.warn(error);
      return openOnPage(indexUrl);
    }
    const { worker, opened } = started;
    const connected = new Connection(worker);
    return new Promise<Connection>((resolve, reject) => {
      worker.addEventListener('error', ({ message }: ErrorEvent) => {
        // An ErrorEvent has no message when the script failed to load.
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
    prepare() {
      // The search that needs the worker rejects with the reason.
      connection.get().catch(() => undefined);
    },
    loadFullIndex() {
      connection.get().then(
        (connected) => connected.loadFullIndex?.(),
        () => undefined,
      );
    },
    search: async (query, onImproved) => (await connection.get()).search(query, onImproved),
  };
}
