// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { BrowserSearchClient } from '../../src/browser/client/browserClient.ts';
import { createAnswers } from '../../src/browser/request/answers.ts';
import { askAhead } from '../../src/browser/request/askAhead.ts';
import { answer, hit } from './hits.ts';
import { settings } from './settings.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

/** A client that finds what its query says, and writes down what it was asked for. */
function createClient() {
  const asked: string[] = [];
  const client: BrowserSearchClient = {
    prepare: async () => true,
    onBetter: () => () => undefined,
    async search({ requests }) {
      const query = requests[0]?.query ?? '';
      asked.push(query);
      if (query === 'offline') {
        throw new TypeError('offline');
      }
      const found = hit(['Overlay', query]);
      return answer(query === 'q' ? [] : query === 'ㅎ' ? [found, found] : [found]);
    },
  };
  return { asked, answers: createAnswers(settings, client) };
}

test('a query is asked for once until searches would find more', async () => {
  const { asked, answers } = createClient();
  await Promise.all([answers.answer('alert', 0), answers.answer('alert', 0)]);
  expect(asked).toEqual(['alert']);
  answers.forget();
  await answers.answer('alert', 0);
  expect(asked).toEqual(['alert', 'alert']);
});

test('a query that failed is asked for again', async () => {
  const { asked, answers } = createClient();
  await expect(answers.answer('offline', 0)).rejects.toThrow('offline');
  await expect(answers.answer('offline', 0)).rejects.toThrow('offline');
  expect(asked).toEqual(['offline', 'offline']);
});

test('the oldest answer goes when there are too many', async () => {
  const { asked, answers } = createClient();
  const queries = Array.from({ length: 101 }, (_, n) => `query ${n}`);
  await Promise.all(queries.map((query) => answers.answer(query, 0)));
  await answers.answer('query 100', 0);
  await answers.answer('query 0', 0);
  expect(asked.slice(101)).toEqual(['query 0']);
});

test('first letters are asked for ahead, Latin and Korean, one at a time', async () => {
  const { asked, answers } = createClient();
  const known = await askAhead(answers, () => true);
  expect(asked).toHaveLength(26 + 19);
  expect(known).toHaveLength(26 + 19 - 1);
  expect(known[0]?.hits[0]?.hierarchy.lvl1).toBe('ㅎ');
  await answers.answer('ㅇ', 0);
  expect(asked).toHaveLength(26 + 19);
});

test('a reader who types something does not wait behind letters that are asked for ahead', async () => {
  const { asked, answers } = createClient();
  await askAhead(answers, () => asked.length < 3);
  expect(asked).toEqual(['a', 'b', 'c']);
});
