import type { SearchRequest, SearchResult } from '../../shared/protocol.ts';
import type { BrowserSearchClient } from './browserClient.ts';
import type { IndexUrls } from './indexFiles.ts';

/** What a page asks of a search in a worker. */
export type WorkerQuestion =
  | { kind: 'open'; urls: IndexUrls }
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

/** Answers a page's questions with the client that its first one opens. */
export function serveClient(page: TalkEnd, open: (urls: IndexUrls) => BrowserSearchClient): void {
  let client: BrowserSearchClient | undefined;
  const tell = (reply: WorkerReply) => page.postMessage(reply as never);

  page.addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
    if (data.kind === 'open') {
      client = open(data.urls);
      client.onBetter(() => tell({ kind: 'better' }));
    } else if (data.kind === 'prepare') {
      tell({ kind: 'prepared', id: data.id, isComplete: (await client?.prepare()) ?? false });
    } else if (client) {
      const { id, requests } = data;
      try {
        tell({ kind: 'answer', id, ...(await client.search({ requests })) });
      } catch (error) {
        const { name, message } = error instanceof Error ? error : new Error();
        tell({ kind: 'failure', id, name, message });
      }
    }
  });
}
