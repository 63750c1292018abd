// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountDialog } from '../../src/browser/dialog/mountDialog.tsx';
import { createHostedClient } from '../../src/browser/hosted/hostedClient.ts';
import { fillSettings, REST_MS } from '../../src/browser/settings.ts';
import { dialogHtml } from '../../src/browser/start/dialogHtml.ts';
import { createFrame, type DialogFrame } from '../../src/browser/start/frame.ts';
import { Unreachable } from '../../src/shared/errors.ts';
import type { SearchAnswer, SearchHit } from '../../src/shared/searchClient.ts';
import { ko } from '../../src/shared/text/ko.ts';
import { installBrowser } from '../fixture/browser.ts';
import { type FakeClient, fakeClient } from '../fixture/client.ts';
import { answerOf, hit } from '../fixture/hits.ts';
import { settings } from '../fixture/settings.ts';
import { text } from '../fixture/text.ts';

let frame: DialogFrame;
let client: FakeClient;
let faults: unknown[];
/** What the client answers to a query; a test changes it. */
let answer: (text: string) => SearchAnswer | Promise<SearchAnswer>;

const pages = (...names: string[]) => answerOf(names.map((name) => hit(['Docs', name])));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  installBrowser();
  localStorage.clear();
  document.body.innerHTML = dialogHtml(settings, text);
  faults = [];
  vi.spyOn(console, 'error').mockImplementation((fault) => faults.push(fault));
  answer = (text) => pages(text);
  client = fakeClient(({ text }) => answer(text));
  frame = createFrame(document.querySelector('dialog') as HTMLDialogElement, text);
});
afterEach(() => vi.useRealTimers());

const mount = (more: object = {}, given = {}) =>
  act(async () =>
    mountDialog(frame, fillSettings({ ...settings, ...more }), client, { ...text, ...given }),
  );

function type(query: string) {
  frame.input.value = query;
  return act(async () => fireEvent.input(frame.input));
}
const press = (key: string) => act(async () => fireEvent.keyDown(frame.input, { key }));
const wait = (time: number) => act(async () => vi.advanceTimersByTime(time));

const rows = () =>
  [...frame.dialog.querySelectorAll('[role=option]')].map((row) => row.textContent);
const alert = () => frame.dialog.querySelector('[role=alert]')?.textContent;
const retry = () =>
  act(async () => fireEvent.click(frame.dialog.querySelector('[role=alert] button') as Element));

describe('Once typing rests', () => {
  const parts = (text: string) => [{ text, marked: false }];
  const answered = (...names: string[]) => {
    const [first, ...others] = names.map((name) => hit(['Docs', name, 'Close']));
    const lines = ['It asks first.', 'Then it closes.'];
    const pieces = lines.map((line) => ({ label: null, parts: parts(line) }));
    return answerOf([
      { ...hit(['Docs', 'A', 'Close']), ...first, answer: { kind: 'sentences', pieces } },
      ...others,
    ]);
  };
  const opened = () => frame.dialog.querySelector('[data-open]');
  /** What screen readers hear, by paragraph. */
  const heard = () => [...frame.status.querySelectorAll('p')].map((one) => one.textContent);

  test('the first row opens to its answer, which is heard once', async () => {
    answer = () => answered('Alert', 'Loader');
    await mount();
    await type('close');
    expect(opened()).toBeNull();
    expect(heard(), 'of letters on the way').toEqual(['', '']);
    await wait(REST_MS);
    expect(opened()?.textContent).toContain('It asks first.Then it closes.');
    expect(opened()?.querySelector('[aria-hidden=true].zs-search-answer')).not.toBeNull();
    expect(heard()).toEqual([text.count(2), 'It asks first. Then it closes.']);
    expect(frame.status.getAttribute('aria-live')).toBe('polite');
    expect(frame.status.hasAttribute('role'), 'a status is read whole, and where it is empty').toBe(
      false,
    );
  });

  test('of a long answer the beginning is heard', async () => {
    const [long] = answered('Alert').hits;
    const pieces = [{ label: null, parts: parts('word '.repeat(40)) }];
    answer = () => answerOf([{ ...long, answer: { kind: 'sentences', pieces } } as SearchHit]);
    await mount();
    await type('close');
    await wait(REST_MS);
    expect(heard()[1]).toBe(`${'word '.repeat(12)}…`);
  });

  test('what stands above the results is heard too', async () => {
    answer = () => ({ ...answered('Alert'), unknownWords: ['blorp'] });
    await mount();
    await type('close blorp');
    await wait(REST_MS);
    expect(heard()).toEqual([
      text.count(1),
      `${text.unknownWords(['blorp'])} It asks first. Then it closes.`,
    ]);
  });

  test('nothing opens under a reader who has gone on to another row or presses one', async () => {
    answer = () => answered('Alert', 'Loader');
    await mount();
    await type('close');
    await press('ArrowDown');
    await wait(REST_MS);
    expect(opened()).toBeNull();
    await press('ArrowUp');
    expect(opened()).not.toBeNull();
    await press('ArrowDown');
    expect(opened()).not.toBeNull();

    await type('close it');
    const second = frame.dialog.querySelectorAll('[role=option]')[1] as Element;
    await act(async () => fireEvent.pointerDown(second));
    await wait(REST_MS);
    expect(opened()).toBeNull();
  });

  test('Enter opens the page at the answer', async () => {
    answer = () => answered('Alert');
    await mount();
    await type('close');
    await wait(REST_MS);
    const hrefs: string[] = [];
    document.addEventListener(
      'click',
      ({ target }) => {
        hrefs.push((target as HTMLAnchorElement).href);
      },
      { once: true },
    );
    await press('Enter');
    expect(hrefs.join()).toMatch(/\/docs\/Alert\/#Close:~:text=It%20asks%20first.$/);
  });

  test('a row without an answer stays as it is', async () => {
    await mount();
    await type('Alert');
    await wait(REST_MS);
    expect(rows()).toEqual(['Alert']);
    expect(frame.status.textContent).toBe(text.count(1));
  });
});

describe('When it arrives', () => {
  test('what was typed already is searched for, and the input is the same', async () => {
    const { input } = frame;
    input.value = ' Alert ';
    await mount();
    expect(client.asked.map(({ text }) => text)).toEqual(['Alert']);
    expect(rows()).toEqual(['Alert']);
    expect(frame.dialog.querySelector('input')).toBe(input);
  });

  test('the rest of the index is loaded, though nothing is typed', async () => {
    await mount();
    expect(client.loadedFull).toBe(1);
    expect(client.asked).toEqual([]);
  });

  test('it asks as the site wants it', async () => {
    await mount();
    await type('a');
    expect(client.asked[0]).toEqual({
      text: 'a',
      page: 0,
      hitsPerPage: 20,
      facetFilters: settings.facetFilters,
      snippetWords: 10,
    });
  });

  test('it speaks the language it is given, and English where that says nothing', async () => {
    await mount({}, { noRecent: '없습니다.' });
    expect(frame.dialog.textContent).toContain('없습니다.');
    expect(frame.dialog.textContent).toContain('to select');
    await mount({}, ko);
    expect(frame.dialog.textContent).toContain('최근 검색이 없습니다.');
  });

  test('a link that is followed closes it, one that opens elsewhere does not', async () => {
    await mount({ places: [{ title: 'Parts', url: '#parts' }] });
    frame.dialog.showModal();
    const link = frame.dialog.querySelector('a[href="#parts"]') as Element;
    await act(async () => fireEvent.click(link, { ctrlKey: true }));
    expect(frame.dialog.open).toBe(true);
    await act(async () => fireEvent.click(link));
    expect(frame.dialog.open).toBe(false);
  });

  test('it shows where to look to a reader who has searched nothing yet', async () => {
    await mount({ places: [{ title: 'Parts', url: '/parts/' }] });
    expect(frame.dialog.querySelector('a[href="/parts/"]')?.textContent).toBe('Parts');
    await mount({ places: [] });
    expect(frame.dialog.textContent).not.toContain('Or look here:');
  });
});

describe('Answers', () => {
  test('the newest query wins, whatever comes last', async () => {
    const late: ((found: SearchAnswer) => void)[] = [];
    answer = () => new Promise((resolve) => late.push(resolve));
    await mount();
    await type('a');
    await type('al');
    await act(async () => late[1]?.(pages('Alert')));
    await act(async () => late[0]?.(pages('Other')));
    expect(rows()).toEqual(['Alert']);
  });

  test('older results stay while the next ones are awaited', async () => {
    await mount();
    await type('Alert');
    answer = () => new Promise(() => undefined);
    await type('Alerts');
    expect(rows()).toEqual(['Alert']);
    expect(frame.status.textContent).toBe('');
  });

  test('one that is late is announced after 300 ms, not before', async () => {
    let resolve: (found: SearchAnswer) => void = () => undefined;
    answer = () => new Promise((done) => (resolve = done));
    await mount();
    await type('Alert');
    await wait(299);
    expect(frame.status.textContent).toBe('');
    await wait(1);
    expect(frame.status.textContent).toBe('Searching…');
    expect(frame.dialog.classList).toContain('zs-search-stalled');
    await act(async () => resolve(pages('Alert')));
    expect(frame.status.textContent).toBe('');
    expect(frame.dialog.classList).not.toContain('zs-search-stalled');
  });

  test('the first row stands while letters follow, and gives way once they rest', async () => {
    answer = (text) => (text === 'al' ? pages('Alert', 'Loader') : pages('Loader', 'Alert'));
    await mount();
    await type('al');
    await type('ale');
    expect(rows()).toEqual(['Alert', 'Loader']);
    await wait(499);
    expect(rows()).toEqual(['Alert', 'Loader']);
    await wait(1);
    expect(rows()).toEqual(['Loader', 'Alert']);
  });

  test('rows stand while half a syllable finds nothing, until typing rests', async () => {
    answer = (text) => (text === '알' ? pages('알림') : answerOf([]));
    await mount();
    await type('알');
    await type('알ㄹ');
    expect(rows()).toEqual(['알림']);
    await wait(REST_MS);
    expect(rows()).toEqual([]);
    expect(frame.dialog.textContent).toContain(text.noResultsFor('알ㄹ'));
  });

  test('but it stays under a reader who walks through the list', async () => {
    answer = (text) => (text === 'al' ? pages('Alert', 'Loader') : pages('Loader', 'Alert'));
    await mount();
    await type('al');
    await type('ale');
    await press('ArrowDown');
    await wait(1000);
    expect(rows()).toEqual(['Alert', 'Loader']);
  });

  test('better ones take their place', async () => {
    await mount();
    await type('Alert');
    await act(async () => client.improve(pages('Alert', 'Loader')));
    expect(rows()).toEqual(['Alert', 'Loader']);
    expect(frame.status.textContent).toBe('');
    await wait(REST_MS);
    expect(frame.status.textContent).toBe(text.count(2));
    expect(client.asked).toHaveLength(1);
  });

  test('an improved one for what is no longer asked changes nothing', async () => {
    await mount();
    await type('Alert');
    answer = () => new Promise(() => undefined);
    await type('Loader');
    await act(async () => client.improve(pages('Other'), 0));
    expect(rows()).toEqual(['Alert']);
  });

  test('but not under a reader who walks through the list', async () => {
    answer = () => pages('Alert', 'Loader');
    await mount();
    await type('a');
    await press('ArrowDown');
    answer = () => pages('Other');
    await act(async () => client.improve(pages('Other')));
    expect(rows()).toEqual(['Alert', 'Loader']);
    await type('al');
    expect(rows()).toEqual(['Other']);
  });

  test('the groups found before are offered where a site has no suggestions', async () => {
    await mount({ suggestions: [] });
    await type('Alert');
    answer = () => answerOf([]);
    await type('Alertx');
    await wait(REST_MS);
    expect(frame.dialog.querySelector('li button')?.textContent).toBe('Docs');
  });

  test('there is no way to a search page that is not there, nor to report to nobody', async () => {
    await mount({ pageUrl: null, missingResultsUrl: null });
    await type('Alert');
    expect(frame.dialog.querySelector('.zs-search-footer a')).toBeNull();
    answer = () => answerOf([]);
    await type('x');
    expect(frame.dialog.querySelector('.zs-search-screen-help a')).toBeNull();
  });
});

describe('Failures', () => {
  test('of the network ask for the connection and are no fault of ours', async () => {
    answer = () => {
      throw new Unreachable('offline');
    };
    await mount();
    await type('Alert');
    expect(alert()).toBe(
      'Unable to fetch resultsYou might want to check your network connection.Retry',
    );
    expect(faults).toEqual([]);
  });

  test('of our own are logged, and not blamed on the connection', async () => {
    const fault = new TypeError('x is not a function');
    answer = () => {
      throw fault;
    };
    await mount();
    await type('Alert');
    expect(alert()).toContain('Something is wrong with the search itself.');
    expect(alert()).not.toContain('connection');
    expect(faults).toEqual([fault]);
  });

  test('end with a retry that works, and the input has the focus', async () => {
    answer = () => {
      throw new Unreachable('offline');
    };
    await mount();
    await type('Alert');
    answer = () => pages('Alert');
    await retry();
    expect(rows()).toEqual(['Alert']);
    expect(alert()).toBeUndefined();
    expect(document.activeElement).toBe(frame.input);
  });

  test('are one alert, however many letters follow', async () => {
    answer = () => Promise.reject(new Unreachable('offline'));
    await mount();
    await type('a');
    const told = frame.dialog.querySelector('[role=alert]');
    await type('al');
    expect(told).not.toBeNull();
    expect(frame.dialog.querySelector('[role=alert]')).toBe(told);
  });

  test('end with the next letter too', async () => {
    answer = () => {
      throw new Unreachable('offline');
    };
    await mount();
    await type('Aler');
    answer = () => pages('Alert');
    await type('Alert');
    expect(rows()).toEqual(['Alert']);
  });

  test('while drawing leave a way to start anew', async () => {
    answer = () => ({ ...pages('Alert'), hits: [null as never] });
    await mount();
    await type('Alert');
    expect(alert()).toContain('Something is wrong with the search itself.');
    expect(faults.length).toBeGreaterThan(0);
    answer = () => pages('Alert');
    frame.input.value = '';
    await retry();
    expect(frame.dialog.textContent).toContain('No recent searches');
  });
});

describe('The hosted provider', () => {
  const provider = { name: 'algolia', appId: 'A', apiKey: 'K' } as const;
  let sent: { eventType: string; objectIDs: string[]; positions?: number[] }[];

  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      sent.push(...JSON.parse(body).events);
      return new Response();
    });
    answer = () => ({ ...pages('Alert', 'Loader'), queryID: 'q' });
  });

  test('is named, as it asks for', async () => {
    await mount({ provider });
    const link = frame.dialog.querySelector('.zs-search-footer a');
    expect(link?.textContent).toBe('Search by Algolia');
  });

  /** The client reports as that of the provider does. */
  function reportWith(insights: boolean) {
    const { reportViewed, reportChosen } = createHostedClient({
      ...provider,
      indexName: 'notes',
      insights,
    });
    Object.assign(client, { reportViewed, reportChosen });
  }

  test('hears nothing of what readers see unless the site wants that', async () => {
    reportWith(false);
    await mount({ provider });
    await type('a');
    await wait(1000);
    expect(sent).toEqual([]);
  });

  test('hears what was seen and chosen where it does', async () => {
    reportWith(true);
    await mount({ provider });
    await type('a');
    await wait(400);
    await press('ArrowDown');
    await press('Enter');
    expect(
      sent.map(({ eventType, objectIDs, positions }) => [eventType, objectIDs, positions]),
    ).toEqual([
      ['view', ['/docs/Alert/', '/docs/Loader/'], undefined],
      ['click', ['/docs/Loader/'], [2]],
    ]);
  });

  test('does not hear of hits that wait behind others', async () => {
    reportWith(true);
    await mount({ provider });
    const sections = ['s1', 's2', 's3', 's4', 's5'].map((name) => hit(['Docs', 'Alert', name]));
    answer = () => ({ ...answerOf(sections), queryID: 'q' });
    await type('s');
    await wait(400);
    expect(sent[0]?.objectIDs).toEqual(sections.slice(0, 3).map(({ objectID }) => objectID));
  });
});
