import type { SearchAnswer, SearchQuery } from './searchClient.ts';

/** What a page tells the worker of its search. */
export type WorkerQuestion =
  | {
      kind: 'open';
      /** Folder of the index, absolute, with a slash at the end. */
      indexUrl: string;
      /** The file of the headings, if the page fetched it ahead. */
      headings?: ArrayBuffer;
    }
  | { kind: 'complete' }
  | { kind: 'search'; id: number; query: SearchQuery };

/** What the worker tells the page. */
export type WorkerReply =
  | { kind: 'better' }
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failure'; id: number; name: string; message: string };
