// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readAnswer, safeUrl } from '../../src/browser/request/readAnswer.ts';
import { answer, hit } from './hits.ts';

describe('an answer of a provider', () => {
  test('gives hits, their count and the query id', () => {
    const hits = [hit(['Overlay', 'Alert'])];
    const [result] = answer(hits, 41).results;
    expect(readAnswer({ results: [{ ...result, queryID: 'q' }] })).toEqual({
      hits,
      nbHits: 41,
      nbPages: 3,
      queryID: 'q',
    });
  });

  test.each([null, 'x', {}, { results: [] }, { results: [{}] }, { results: [{ hits: 'x' }] }])(
    'that is not one is an error: %j',
    (given) => expect(() => readAnswer(given)).toThrow('not a search result'),
  );

  test('loses hits that make no sense, not the others', () => {
    const good = hit(['Overlay', 'Alert']);
    const lies = [null, 7, {}, { ...good, url: 'javascript:alert(1)' }, { ...good, type: 'lvl0' }];
    expect(readAnswer({ results: [{ hits: [...lies, good] }] }).hits).toEqual([good]);
  });
});

test.each([
  ['/zs-ui/docs/intro/', true],
  ['https://0610studio.github.io/zs-ui/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://[', false],
])('%s may be linked: %s', (url, isSafe) => {
  expect(safeUrl(url) !== null).toBe(isSafe);
});
