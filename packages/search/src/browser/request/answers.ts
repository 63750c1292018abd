import type { BrowserSearchClient } from '../client/browserClient.ts';
import { readAnswer, type SearchAnswer } from '../request/readAnswer.ts';
import { createRequest } from '../request/searchRequest.ts';
import type { SearchSettings } from '../settings.ts';

const REMEMBERED = 30;

/** Answers by query and page, each asked for once: results and suggestions share them. */
export interface PageSearch {
  /** One page of hits, counted from 0. Rejects when the provider cannot be reached. */
  answer: (query: string, page: number) => Promise<SearchAnswer>;
  /** Forgets all answers, for when searches would now find more. */
  forget: () => void;
}

/** Opens the searches of one search page. */
export function createPageSearch(
  settings: SearchSettings,
  client: BrowserSearchClient,
): PageSearch {
  const answers = new Map<string, Promise<SearchAnswer>>();
  return {
    forget: () => answers.clear(),
    answer(query, page) {
      const key = `${page} ${query}`;
      const known = answers.get(key);
      if (known) {
        return known;
      }
      const asked = client
        .search({ requests: [createRequest(settings, query, page)] })
        .then(readAnswer)
        .catch((error: unknown) => {
          answers.delete(key);
          throw error;
        });
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size >= REMEMBERED) {
        answers.delete(oldest);
      }
      answers.set(key, asked);
      return asked;
    },
  };
}
