// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { openStoredSearches } from '../../src/browser/stored/storedSearches.ts';
import type { SearchHit } from '../../src/shared/searchClient.ts';
import { hit } from '../fixture/hits.ts';

const RECENTS = '__DOCSEARCH_RECENT_SEARCHES__notes';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__notes';

const page = (name: string) => hit(['Overlay', name]);
/** What is kept of a hit. */
const kept = (path: string[]) => {
  const { titles: _, snippet: __, missing: ____, english: _____, ...place } = hit(path);
  return place;
};
const open = (baseUrl = '/') => openStoredSearches({ indexName: 'notes', baseUrl });
const titles = (hits: { hierarchy: { lvl1: string | null } }[]) =>
  hits.map(({ hierarchy }) => hierarchy.lvl1);

beforeEach(() => localStorage.clear());

describe('recent searches', () => {
  test('keeps the seven newest, newest first, across visits', () => {
    const stored = open();
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
      stored.remember(page(name), null);
    }
    expect(titles(open().recents())).toEqual(['9', '8', '7', '6', '5', '4', '3']);
    expect(JSON.parse(localStorage.getItem(RECENTS) ?? '')).toHaveLength(7);
  });

  test('shows four once there is a favorite', () => {
    const stored = open();
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) {
      stored.remember(page(name), null);
    }
    stored.moveToFavorites(page('1'));
    expect(titles(stored.recents())).toEqual(['7', '6', '5', '4']);
    expect(titles(stored.favorites())).toEqual(['1']);
  });

  test('moves a page that is chosen again to the front instead of listing it twice', () => {
    const stored = open();
    stored.remember(page('1'), null);
    stored.remember(page('2'), null);
    stored.remember(page('1'), null);
    expect(titles(stored.recents())).toEqual(['1', '2']);
  });

  test('drops highlight and snippet before saving', () => {
    const marks = [{ text: 'Alert', marked: true }];
    const marked: SearchHit = { ...page('Alert'), titles: { lvl1: marks }, snippet: marks };
    open().remember(marked, null);
    const [saved] = JSON.parse(localStorage.getItem(RECENTS) ?? '');
    expect(Object.keys(saved).sort()).toEqual(['content', 'hierarchy', 'objectID', 'type', 'url']);
  });

  test('takes a page that was found through its text for the page itself', () => {
    const stored = open();
    const text = hit(['Overlay', 'Alert', 'API'], { type: 'content', content: 'showAlert' });
    stored.remember({ ...page('Alert'), objectID: 'lvl1-/docs/Alert/' }, null);
    stored.remember(text, null);
    expect(titles(stored.recents())).toEqual(['Alert']);
    stored.moveToFavorites(page('Alert'));
    stored.remember(text, null);
    expect(titles(stored.recents())).toEqual([]);
  });

  test('saves the page of a text hit, not the text', () => {
    const text = hit(['Overlay', 'Alert', 'API'], { type: 'content', content: 'showAlert' });
    open().remember(text, page('Alert'));
    expect(open().recents()).toEqual([kept(['Overlay', 'Alert'])]);
  });

  test('saves the page of a text hit whose page was not found itself', () => {
    const text = hit(['Overlay', 'Alert', 'API'], { type: 'content', content: 'showAlert' });
    open().remember(text, null);
    expect(open().recents()).toMatchObject([
      { type: 'lvl1', url: '/docs/Alert/', hierarchy: { lvl1: 'Alert', lvl2: null } },
    ]);
  });

  test('saves a section by itself, also where its page was found', () => {
    open().remember(hit(['Overlay', 'Alert', 'API']), page('Alert'));
    expect(open().recents()).toEqual([kept(['Overlay', 'Alert', 'API'])]);
  });

  test('two tabs add to one list', () => {
    const [one, other] = [open(), open()];
    one.remember(page('1'), null);
    other.remember(page('2'), null);
    one.remember(page('3'), null);
    expect(titles(open().recents())).toEqual(['3', '2', '1']);
    other.removeRecent(page('3'));
    expect(titles(one.recents())).toEqual(['2', '1']);
  });
});

describe('favorite searches', () => {
  test('keeps ten', () => {
    const stored = open();
    for (let number = 1; number <= 12; number++) {
      stored.moveToFavorites(page(String(number)));
    }
    expect(titles(open().favorites())).toEqual([
      '12',
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
    ]);
  });

  test('takes a page out of the recents, and choosing it does not put it back', () => {
    const stored = open();
    stored.remember(page('Alert'), null);
    stored.moveToFavorites(page('Alert'));
    stored.remember(page('Alert'), null);
    expect(stored.recents()).toEqual([]);
    expect(titles(stored.favorites())).toEqual(['Alert']);
  });

  test('removes from either list', () => {
    const stored = open();
    stored.remember(page('Alert'), null);
    stored.moveToFavorites(page('Loader'));
    stored.removeRecent(page('Alert'));
    stored.removeFavorite(page('Loader'));
    expect(stored.recents()).toEqual([]);
    expect(localStorage.getItem(FAVORITES)).toBe('[]');
  });
});

describe('a storage that is not ours to trust', () => {
  test.each([
    'nonsense',
    'null',
    '{}',
    '[null, 1, "x", {"objectID": "1"}]',
    '[{"objectID":"1","type":"lvl9","url":"/","hierarchy":{}}]',
  ])('reads %s as nothing', (value) => {
    localStorage.setItem(RECENTS, value);
    expect(open().recents()).toEqual([]);
  });

  test('leaves out an address that would run code and keeps the rest', () => {
    const good = kept(['Overlay', 'Alert']);
    localStorage.setItem(RECENTS, JSON.stringify([{ ...good, url: 'javascript:alert(1)' }, good]));
    expect(open().recents()).toEqual([good]);
  });

  test.each([
    'https://other.example/docs/Alert/',
    '//other.example/docs/',
    '/another-site/',
    '/docs',
    '/docs/../another-site/',
    '/docs/%2e%2e/another-site/',
  ])('leaves out what leads out of the site, such as to a neighbour of its origin: %s', (url) => {
    const good = kept(['Overlay', 'Alert']);
    for (const key of [RECENTS, FAVORITES]) {
      localStorage.setItem(key, JSON.stringify([{ ...good, url }, good]));
    }
    expect(open('/docs/').recents()).toEqual([good]);
    expect(open('/docs/').favorites()).toEqual([good]);
  });

  test('reads what DocSearch stored and keeps only what it needs', () => {
    const stored = { ...kept(['Docs', 'Alert']), __docsearch_parent: null, __autocomplete_id: 0 };
    localStorage.setItem(RECENTS, JSON.stringify([stored]));
    expect(open().recents()).toEqual([kept(['Docs', 'Alert'])]);
  });

  test('works without a storage, and with a full one', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [null, full]) {
      const stored = openStoredSearches({ indexName: 'notes', baseUrl: '/' }, storage);
      stored.remember(page('Alert'), null);
      expect(titles(stored.recents())).toEqual(['Alert']);
    }
  });
});
