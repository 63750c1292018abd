import type { SearchAnswer, SearchQuery } from './searchClient.ts';

/** Messages from the page to the worker. */
export type WorkerRequest =
  | {
      kind: 'open';
      /** Folder of the index, absolute, with a slash at the end. */
      indexUrl: string;
      /** The headings file, if the page has prefetched it. */
      headings?: ArrayBuffer;
    }
  | { kind: 'loadFullIndex' }
  | { kind: 'search'; id: number; query: SearchQuery };

/** Messages from the worker to the page. A partial answer is followed by another with the same id. */
export type WorkerResponse =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failure'; id: number; name: string; message: string };
