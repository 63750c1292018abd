import type { SearchClient } from '../shared/searchClient.ts';
import type { WorkerQuestion, WorkerReply } from '../shared/workerTalk.ts';

/** The worker's end of the talk with its page. */
export interface PageEnd {
  postMessage: (message: WorkerReply) => void;
  addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<WorkerQuestion>) => void,
  ) => void;
}

/**
 * Answers a page's questions. The first one is always to open an index.
 * @param open makes the client that answers
 */
export function answerPage(
  page: PageEnd,
  open: (opening: WorkerQuestion & { kind: 'open' }) => SearchClient,
): void {
  let client: SearchClient | undefined;

  async function search({ id, query }: WorkerQuestion & { kind: 'search' }): Promise<void> {
    try {
      if (!client) {
        throw new Error('No index has been opened.');
      }
      page.postMessage({ kind: 'answer', id, answer: await client.search(query) });
    } catch (error) {
      // Whoever asked decides what a failure means: it travels there whole.
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      page.postMessage({ kind: 'failure', id, name, message });
    }
  }

  page.addEventListener('message', ({ data }) => {
    if (data.kind === 'open') {
      client = open(data);
      client.onBetter(() => page.postMessage({ kind: 'better' }));
      client.prepare();
    } else if (data.kind === 'complete') {
      client?.complete();
    } else {
      search(data);
    }
  });
}
