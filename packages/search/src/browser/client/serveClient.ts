import type { SearchRequest, SearchResult } from '../../shared/protocol.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import type { IndexUrls } from './indexFiles.ts';

/** An index to open. */
export interface OpeningIndex {
  urls: IndexUrls;
  /** The file of the headings, if it was fetched ahead. */
  headings?: ArrayBuffer;
}

/** What a page asks of a search in a worker. */
export type WorkerQuestion =
  | ({ kind: 'open' } & OpeningIndex)
  | { kind: 'prepare'; id: number }
  | { kind: 'search'; id: number; requests: readonly SearchRequest[] };

/** What the worker tells the page. */
export type WorkerReply =
  | { kind: 'better' }
  | { kind: 'prepared'; id: number; isComplete: boolean }
  | { kind: 'answer'; id: number; results: SearchResult[] }
  | { kind: 'failure'; id: number; name: string; message: string };

/** One end of the talk between page and worker. */
export interface TalkEnd {
  postMessage: (message: never) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/**
 * Answers a page's questions with the client that it opens. A question may come before: the
 * headings take longer than the script of the page.
 */
export function serveClient(
  page: TalkEnd,
  open: (index: OpeningIndex) => BrowserSearchClient,
): void {
  let startWith: (client: BrowserSearchClient) => void;
  const client = new Promise<BrowserSearchClient>((resolve) => {
    startWith = resolve;
  });
  const tell = (reply: WorkerReply) => page.postMessage(reply as never);

  async function search({ id, requests }: WorkerQuestion & { kind: 'search' }) {
    try {
      tell({ kind: 'answer', id, ...(await (await client).search({ requests })) });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error();
      tell({ kind: 'failure', id, name, message });
    }
  }

  page.addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
    if (data.kind === 'open') {
      const opened = open(data);
      opened.onBetter(() => tell({ kind: 'better' }));
      startWith(opened);
    } else if (data.kind === 'prepare') {
      tell({ kind: 'prepared', id: data.id, isComplete: await (await client).prepare() });
    } else {
      search(data);
    }
  });
}
