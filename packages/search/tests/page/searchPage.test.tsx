// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMPROVED_WAIT_MS } from '../../src/browser/page/LiveSearchPage.tsx';
import { SearchButton, SearchPage } from '../../src/browser/react.ts';
import { Unreachable } from '../../src/shared/errors.ts';
import type { SearchAnswer, SearchQuery } from '../../src/shared/searchClient.ts';
import { ko } from '../../src/shared/text/ko.ts';
import { installBrowser } from '../fixture/browser.ts';
import { type FakeClient, fakeClient } from '../fixture/client.ts';
import { answerOf, hit } from '../fixture/hits.ts';
import { settings } from '../fixture/settings.ts';
import { text } from '../fixture/text.ts';

const pages = [
  { title: 'Alert', url: '/docs/Alert/', group: 'Overlay' },
  { title: 'Loader', url: '/docs/Loader/', group: 'Overlay' },
  { title: 'Intro', url: '/docs/intro/', group: 'Start' },
];

let client: FakeClient;
let answer: (query: SearchQuery) => SearchAnswer | Promise<SearchAnswer>;

vi.mock('../../src/browser/client/createClient.ts', () => ({ getClient: () => client }));

/** A hit whose title matches the query. */
const matched = (name: string) =>
  hit(['Docs', name], { titles: { lvl1: [{ text: name, marked: true }] } });

beforeEach(() => {
  installBrowser();
  localStorage.clear();
  history.replaceState(null, '', '/search/');
  answer = ({ text }) => answerOf([matched(`${text} one`), matched(`${text} two`)]);
  client = fakeClient((query) => answer(query));
});
afterEach(cleanup);

async function open(address = '/search/') {
  history.replaceState(null, '', address);
  await act(async () => render(<SearchPage settings={settings} pages={pages} text={text} />));
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const results = () => screen.queryAllByRole('link').map((link) => link.textContent);
const offers = () => screen.queryAllByRole('option').map((option) => option.textContent);
const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const press = (key: string, more = {}) =>
  act(async () => fireEvent.keyDown(field(), { key, ...more }));

describe('Without a script', () => {
  const html = renderToString(<SearchPage settings={settings} pages={pages} text={ko} />);

  test('a letter typed before the script comes is searched for', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = html;
    (place.querySelector('input') as HTMLInputElement).value = 'Alert';
    await act(async () => {
      hydrateRoot(place, <SearchPage settings={settings} pages={pages} text={ko} />);
    });
    expect(location.search).toBe('?q=Alert');
    expect(client.asked[0]?.text).toBe('Alert');
    place.remove();
  });
});

describe('The query in the address', () => {
  test('shows no rows that the texts then move: it waits for their answer', async () => {
    answer = () => ({ ...answerOf(['a', 'b'].map(matched)), isPartial: true });
    await open('/search/?q=x');
    expect(results()).toEqual([]);
    await act(async () => client.improve(answerOf(['new', 'a', 'b'].map(matched))));
    expect(results()).toEqual(['new', 'a', 'b']);
  });

  test('shows every hit of a page of hits, the best three first as the dialog does', async () => {
    const groups = ['Docs', 'Theme', 'Overlay'];
    const hits = Array.from({ length: 20 }, (_, n) =>
      hit([groups[n % 3] as string, `page ${n % 4}`, `part ${n}`]),
    );
    answer = () => answerOf(hits, 73);
    await open('/search/?q=x');
    expect(screen.getByRole('status').textContent).toBe('73 results');
    expect(results()).toHaveLength(20);
    expect(results().slice(0, 3)).toEqual(['part 0 page 0', 'part 1 page 1', 'part 2 page 2']);
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      ...groups,
      'Docs',
      'Theme',
    ]);
  });

  test('goes with the query', async () => {
    await open('/search/?q=Alert');
    expect(field().maxLength).toBe(64);
    await type('');
    expect(location.search).toBe('');
    expect(screen.getByRole('heading', { name: 'All pages' })).toBeTruthy();
  });

  test('lags behind where the browser takes no more changes, and the page does not', async () => {
    await open();
    vi.spyOn(history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await type('Alert');
    expect(results()).toEqual(['Alert one', 'Alert two']);
    expect(() => dispatchEvent(new PageTransitionEvent('pagehide'))).not.toThrow();
    expect(warned).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});

describe('More results', () => {
  beforeEach(() => {
    answer = ({ text, page }) => ({
      hits: [matched(`${text} ${page}`)],
      nbHits: 3,
      nbPages: 3,
    });
  });

  test('come on demand, below those that are there, and reading goes on at them', async () => {
    await open('/search/?q=a');
    expect(results()).toEqual(['a 0']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More results' })));
    expect(results()).toEqual(['a 0', 'a 1']);
    expect(document.activeElement?.textContent).toBe('a 1');
    expect(location.search).toBe('?q=a&page=2');
  });

  test('do not move those above; what the texts improve late does, until a reader is at a row', async () => {
    vi.useFakeTimers();
    answer = ({ page }) => ({
      ...answerOf([matched(page ? 'c' : 'a'), matched(page ? 'd' : 'b')]),
      nbPages: 2,
      isPartial: true,
    });
    await open('/search/?q=x');
    await act(async () => vi.advanceTimersByTime(IMPROVED_WAIT_MS));
    vi.useRealTimers();
    expect(results()).toEqual(['a', 'b']);
    const improved = ['a', 'new', 'b'].map(matched);
    await act(async () => client.improve({ ...answerOf(improved), nbPages: 2 }));
    expect(results()).toEqual(['a', 'new', 'b']);
    await act(async () => screen.getByRole('link', { name: 'new' }).focus());
    await act(async () => client.improve({ ...answerOf(['b', 'a'].map(matched)), nbPages: 2 }));
    expect(results()).toEqual(['a', 'new', 'b']);
    answer = ({ page }) => ({ ...answerOf(page ? [matched('c')] : improved), nbPages: 2 });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More results' })));
    expect(results()).toEqual(['a', 'new', 'b', 'c']);
  });

  test('are there again after a reload, and end', async () => {
    await open('/search/?q=a&page=3');
    expect(results()).toEqual(['a 0', 'a 1', 'a 2']);
    expect(screen.queryByRole('button', { name: 'More results' })).toBeNull();
  });
});

describe('Suggested queries', () => {
  test('are those of the site while nothing is typed, and the headings found then', async () => {
    await open();
    expect(offers()).toEqual(settings.suggestions);
    await act(async () => fireEvent.pointerDown(document.body));
    expect(offers()).toEqual(settings.suggestions);
    await act(async () => field().focus());
    await type('Al');
    expect(offers()).toEqual(['Al one', 'Al two']);
  });

  test('are gone through with the keys, around the ends and the field itself', async () => {
    await open('/search/?q=Al');
    const active = () => field().getAttribute('aria-activedescendant');
    const selected = () => screen.queryByRole('option', { selected: true })?.textContent;
    await act(async () => field().focus());
    expect(active()).toBeNull();
    await press('ArrowDown');
    expect(selected()).toBe('Al one');
    await press('ArrowUp');
    expect(active()).toBeNull();
    await press('ArrowUp');
    expect(selected()).toBe('Al two');
    await press('Enter');
    expect(field().value).toBe('Al two');
    expect(offers()).toEqual([]);
  });

  test('are taken over by a click', async () => {
    await open();
    await act(async () => field().focus());
    await act(async () => fireEvent.click(screen.getByRole('option', { name: 'BottomSheet' })));
    expect(field().value).toBe('BottomSheet');
    expect(results()).toEqual(['BottomSheet one', 'BottomSheet two']);
  });

  test('leave with Escape, which then empties the field, but not while a letter is composed', async () => {
    await open('/search/?q=Al');
    await act(async () => field().focus());
    await press('Escape', { isComposing: true });
    expect(offers()).not.toEqual([]);
    await press('Escape');
    expect(offers()).toEqual([]);
    expect(field().value).toBe('Al');
    await press('Escape');
    expect(field().value).toBe('');
  });

  test('leave an empty field with Escape too, and come back with the next letter', async () => {
    await open();
    await act(async () => field().focus());
    expect(offers()).not.toEqual([]);
    await press('Escape');
    expect(offers()).toEqual([]);
    await type('Al');
    expect(offers()).not.toEqual([]);
  });

  test('leave with a press beside them, and come back with the arrow keys', async () => {
    await open('/search/?q=Al');
    await act(async () => field().focus());
    await act(async () => fireEvent.pointerDown(document.body));
    expect(offers()).toEqual([]);
    await press('ArrowDown');
    expect(offers()).toEqual(['Al one', 'Al two']);
  });

  test('end with Enter, which begins a new entry for what is typed next', async () => {
    await open();
    await type('a');
    await press('Enter');
    expect(offers()).toEqual([]);
    const before = history.length;
    await type('ab');
    expect(history.length).toBe(before + 1);
  });
});

describe('Nothing and failures', () => {
  test('nothing found offers queries, a way to report it and all pages', async () => {
    answer = () => answerOf([]);
    await open('/search/?q=xyz');
    expect(screen.getByText('No results for "xyz"')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Let us know.' })).toBeTruthy();
    expect(within(screen.getByLabelText('All pages')).getAllByRole('link')).toHaveLength(3);
    answer = ({ text }) => answerOf([matched(text)]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Alert' })));
    expect(results()).toEqual(['Alert']);
  });

  test('a connection that is lost is told, with a retry, and all pages', async () => {
    answer = () => {
      throw new Unreachable('offline');
    };
    await open('/search/?q=Alert');
    expect(screen.getByRole('alert').textContent).toContain('network connection');
    expect(screen.getByLabelText('All pages')).toBeTruthy();
    answer = ({ text }) => answerOf([matched(text)]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(results()).toEqual(['Alert']);
  });

  test('a provider that counts hears what is seen and chosen', async () => {
    const heard: unknown[] = [];
    client.reportViewed = (hits) => heard.push(hits.map(({ objectID }) => objectID));
    client.reportChosen = (hit, position, queryID) => heard.push([hit.objectID, position, queryID]);
    answer = () => ({ ...answerOf([matched('one'), matched('two')]), queryID: 'q' });
    await open('/search/?q=Alert');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'two' })));
    expect(heard).toEqual([
      ['/docs/one/', '/docs/two/'],
      ['/docs/two/', 2, 'q'],
    ]);
  });

  test('a choice is remembered for the dialog', async () => {
    await open('/search/?q=Alert');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Alert one' })));
    expect(localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__notes')).toContain('Alert one');
  });

  test('the button in the field empties it and keeps the focus', async () => {
    await open('/search/?q=Alert');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear the query' })));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });
});

test('the button says what it opens and by which keys, in the language of the site', () => {
  const { container } = render(<SearchButton className="own" text={ko} />);
  const button = screen.getByRole('button', { name: '검색' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('/ Control+K Meta+K');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(container.querySelector('.own[data-search-open]')).toBe(button);
});
