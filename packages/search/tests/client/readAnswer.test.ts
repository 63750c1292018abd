// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { markedParts } from '../../src/browser/hosted/markedParts.ts';
import { readAnswer } from '../../src/browser/hosted/readAnswer.ts';
import { safeUrl } from '../../src/browser/results/readPlace.ts';
import { hit } from '../fixture/hits.ts';

/** A hit as a provider sends it. */
function sent(path: string[], more: object = {}): object {
  const { titles: _, snippet: __, ...place } = hit(path);
  return { ...place, ...more };
}

const marked = (value: string) => ({ value, matchLevel: 'partial' });
const read = (one: object) => readAnswer({ results: [{ hits: [one] }] }).hits[0];

describe('An answer of a provider', () => {
  test('gives hits, their count and the query id', () => {
    const result = { hits: [sent(['Overlay', 'Alert'])], nbHits: 41, nbPages: 3, queryID: 'q' };
    expect(readAnswer({ results: [result] })).toEqual({
      hits: [hit(['Overlay', 'Alert'])],
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
    const good = sent(['Overlay', 'Alert']);
    const lies = [null, 7, {}, { ...good, url: 'javascript:alert(1)' }, { ...good, type: 'lvl0' }];
    const { hits } = readAnswer({ results: [{ hits: [...lies, good] }] });
    expect(hits).toEqual([hit(['Overlay', 'Alert'])]);
  });

  test('gives the matches of titles, cut ones before whole ones', () => {
    const found = read(
      sent(['Overlay', 'Alert', 'API'], {
        _highlightResult: {
          hierarchy: { lvl1: marked('<mark>Alert</mark>'), lvl2: marked('whole <mark>API</mark>') },
        },
        _snippetResult: { hierarchy: { lvl2: marked('<mark>API</mark>') } },
      }),
    );
    expect(found?.titles).toEqual({
      lvl1: [{ text: 'Alert', marked: true }],
      lvl2: [{ text: 'API', marked: true }],
    });
  });

  test('gives a passage for content only', () => {
    const more = {
      content: 'title: string',
      _snippetResult: { content: marked('<mark>title</mark>…') },
    };
    const path = ['Overlay', 'Alert', 'API'];
    expect(read(sent(path, { ...more, type: 'content' }))?.snippet).toEqual([
      { text: 'title', marked: true },
      { text: '…', marked: false },
    ]);
    expect(read(sent(path, more))?.snippet).toBeNull();
  });

  test.each([7, null, {}, [], ''])('survives marks that are none: %j', (value) => {
    const found = read(
      sent(['Overlay', 'Alert'], {
        _highlightResult: value,
        _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } },
      }),
    );
    expect(found).toMatchObject({ titles: {}, snippet: null });
  });
});

describe('Marks', () => {
  test('part the matches from the rest', () => {
    expect(markedParts('Show<mark>Alert</mark>Props')).toEqual([
      { text: 'Show', marked: false },
      { text: 'Alert', marked: true },
      { text: 'Props', marked: false },
    ]);
  });

  test('leave HTML as text, escaped or not', () => {
    expect(markedParts('&lt;img src=x&gt; <b onclick=x> &amp;lt;')).toEqual([
      { text: '<img src=x> <b onclick=x> &lt;', marked: false },
    ]);
  });
});

test.each([
  ['/docs/intro/', true],
  ['https://example.com/docs/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['http://[', false],
])('%s may be linked: %s', (url, isSafe) => {
  expect(safeUrl(url) !== null).toBe(isSafe);
});
