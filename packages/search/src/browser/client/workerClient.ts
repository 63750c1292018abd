import { Unreachable } from '../../shared/errors.ts';
import { Once } from '../../shared/once.ts';
import type { SearchAnswer, SearchClient, SearchQuery } from '../../shared/searchClient.ts';
import type { WorkerRequest, WorkerResponse } from '../../shared/workerMessages.ts';
import { importPart } from './importPart.ts';
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
  hasAnswered = false;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => this.take(data));
  }

  private take(reply: WorkerResponse): void {
    this.hasAnswered = true;
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

/** An ErrorEvent has no message when the script failed to load. */
const failureOf = ({ message }: ErrorEvent): Error =>
  message
    ? new Error(`The worker of the search failed: ${message}`)
    : new Unreachable('The worker of the search could not be loaded.');

/**
 * Client of the embedded index, whose engine runs in a worker. Where none starts, or it fails before its
 * first answer, the engine runs on the page: some browsers and policies refuse workers, by an exception or
 * by an event (https://w3c.github.io/webappsec-csp/#directive-worker-src). A worker that fails later rejects
 * its pending searches, and the next search starts another.
 * @param indexUrl folder of the index, absolute, with a slash at the end
 * @param start starts a worker
 */
export function createWorkerClient(
  indexUrl: string,
  start: (indexUrl: string) => StartedWorker = startWorker,
): SearchClient {
  /** Why no worker runs here. */
  let refusal: unknown;
  const refuse = (cause: unknown) => {
    console.warn(cause);
    refusal = cause;
  };

  async function openOnPage(): Promise<SearchClient> {
    try {
      return (await importPart(import('./pageClient.ts'))).createPageClient(indexUrl);
    } catch (error) {
      // The network may be at fault for both: the next search starts a worker again.
      refusal = undefined;
      throw error;
    }
  }

  function connect({ worker, opened }: StartedWorker): Promise<Connection> {
    const connection = new Connection(worker);
    return new Promise((resolve, reject) => {
      worker.addEventListener('error', (event: ErrorEvent) => {
        const error = failureOf(event);
        if (!connection.hasAnswered) {
          refuse(error);
        }
        client.forget();
        connection.lose(error);
        reject(error);
      });
      opened.then(() => resolve(connection));
    });
  }

  const client = new Once<Pick<SearchClient, 'search' | 'loadFullIndex'>>(async () => {
    if (refusal) {
      return openOnPage();
    }
    let started: StartedWorker;
    try {
      started = start(indexUrl);
    } catch (error) {
      refuse(error);
      return openOnPage();
    }
    return connect(started);
  });

  return {
    prepare() {
      // The search that needs the engine rejects with the reason.
      client.get().catch(() => undefined);
    },
    loadFullIndex() {
      client.get().then(
        (opened) => opened.loadFullIndex?.(),
        () => undefined,
      );
    },
    search(query, onImproved) {
      const search = async () => (await client.get()).search(query, onImproved);
      return search().catch((error) => {
        if (error === refusal) {
          return search();
        }
        throw error;
      });
    },
  };
}
