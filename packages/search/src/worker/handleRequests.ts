import type { SearchAnswer, SearchClient } from '../shared/searchClient.ts';
import type { WorkerRequest, WorkerResponse } from '../shared/workerMessages.ts';

/** The part of the worker's global scope that is used. */
export interface WorkerScope {
  postMessage: (message: WorkerResponse) => void;
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<WorkerRequest>) => void,
  ) => void;
}

/**
 * Handles the requests of a page. The first one always opens an index.
 * @param open makes the client that answers
 */
export function handleRequests(
  page: WorkerScope,
  open: (opening: WorkerRequest & { kind: 'open' }) => SearchClient,
): void {
  let client: SearchClient | undefined;

  async function search({ id, query }: WorkerRequest & { kind: 'search' }): Promise<void> {
    try {
      if (!client) {
        throw new Error('No index has been opened.');
      }
      const post = (answer: SearchAnswer) => page.postMessage({ kind: 'answer', id, answer });
      post(await client.search(query, post));
    } catch (error) {
      // The page handles the error: send its name and message.
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      page.postMessage({ kind: 'failure', id, name, message });
    }
  }

  page.addEventListener('message', ({ data }) => {
    if (data.kind === 'open') {
      client = open(data);
      client.prepare?.();
    } else if (data.kind === 'loadFullIndex') {
      client?.loadFullIndex?.();
    } else {
      search(data);
    }
  });
}
