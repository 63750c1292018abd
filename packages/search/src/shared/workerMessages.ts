import type { SearchAnswer, SearchQuery } from './searchClient.ts';

/** What a page tells the worker of its search. */
export type WorkerRequest =
  | {
      kind: 'open';
      /** Folder of the index, absolute, with a slash at the end. */
      indexUrl: string;
      /** The file of the headings, if the page fetched it ahead. */
      headings?: ArrayBuffer;
    }
  | { kind: 'loadFullIndex' }
  | { kind: 'search'; id: number; query: SearchQuery };

/** What the worker tells the page. A partial answer is followed by another of the same id. */
export type WorkerResponse =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failure'; id: number; name: string; message: string };
