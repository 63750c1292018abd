import type { BrowserSearchClient } from '../client/browserClient.ts';
import type { SearchSettings } from '../settings.ts';
import { readAnswer, type SearchAnswer } from './readAnswer.ts';
import { createRequest } from './searchRequest.ts';

const REMEMBERED = 100;

/** Answers by query and page, each asked for once: whoever asks shares them. */
export interface Answers {
  /** One page of hits, counted from 0. Rejects when the provider cannot be reached. */
  answer: (query: string, page: number) => Promise<SearchAnswer>;
  /** Forgets all answers, for when searches would now find more. */
  forget: () => void;
}

/** Keeps the newest answers of a client. */
export function createAnswers(settings: SearchSettings, client: BrowserSearchClient): Answers {
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
