import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offlineText } from '../../src/text/offline.ts';
import {
  address,
  base,
  installed,
  origin,
  type TestWorker,
  updated,
} from '../support/testWorker.ts';

let worker: TestWorker;
beforeEach(async () => {
  worker = await installed();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(worker.date) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Installing', () => {
  test('keeps the page for missing pages with its scripts', async () => {
    expect([...worker.fetched].sort()).toEqual(['_astro/main.abc.js', 'favicon.svg', 'offline/']);
    worker.online = false;
    expect(await worker.ask('_astro/main.abc.js')).toBe('script');
  });

  test('drops what older builds kept, but not what the reader opened, nor what is not ours', async () => {
    const [old, visited] = [`${address('')}#core-old`, `${address('')}#visited`];
    const others = ['other-app', `${origin}/#core-old`, `${address('sub/')}#core-old`];
    for (const name of [old, visited, ...others]) {
      await worker.caches.open(name);
    }
    await worker.fire('activate');
    const names = await worker.caches.keys();
    expect(names).not.toContain(old);
    expect(names).toEqual(expect.arrayContaining([visited, ...others]));
  });
});

describe('A page', () => {
  test('comes from the server while it can be reached: nobody reads an old one', async () => {
    worker.server.set('docs/a/', 'old');
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('old');
    worker.server.set('docs/a/', 'new');
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('new');
  });

  test('that was opened is there without a connection, with any query', async () => {
    worker.server.set('docs/a/', 'text');
    await worker.ask('docs/a/', { mode: 'navigate' });
    worker.online = false;
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('text');
    expect(await worker.ask('docs/a/?q=1', { mode: 'navigate' })).toBe('text');
  });

  test('that was not is the offline page, a file that was not is missing', async () => {
    worker.online = false;
    expect(await worker.ask('docs/b/', { mode: 'navigate' })).toBe('offline page');
    await expect(worker.ask('search-index/text.json')).rejects.toThrow('Failed to fetch');
  });

  test('that the server says is missing is not kept', async () => {
    expect(await worker.ask('docs/none/', { mode: 'navigate' })).toBe('missing');
    worker.online = false;
    expect(await worker.ask('docs/none/', { mode: 'navigate' })).toBe('offline page');
  });

  test('is shown on a full disk too', async () => {
    worker.caches.isFull = true;
    worker.server.set('docs/a/', 'text');
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('text');
  });
});

describe('A page that was kept before the site was built anew', () => {
  /** The site changes, the reader opens one page of it, and the browser takes its worker. */
  async function update() {
    worker.server.delete('_astro/main.abc.js');
    worker.server.set('_astro/main.def.js', 'next script');
    worker.server.set('offline/', 'next offline page');
    worker = await updated(worker, '_astro/main.def.js');
  }

  test('has its script still', async () => {
    worker.server.set('docs/a/', 'a');
    await worker.ask('docs/a/', { mode: 'navigate' });
    await update();
    worker.online = false;
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('a');
    expect(await worker.ask('_astro/main.abc.js')).toBe('script');
    expect(await worker.ask('_astro/main.def.js')).toBe('next script');
    expect(await worker.ask('docs/b/', { mode: 'navigate' })).toBe('next offline page');
  });
});

describe('A page that was kept, where the server fails', () => {
  const ours = '<html lang="ko"><main data-page>text</main></html>';
  const answer = (text: string, status: number) => async () =>
    new Response(text, { status, headers: { 'content-type': 'text/html' } });
  const cut = async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  };

  beforeEach(async () => {
    vi.stubGlobal('navigator', { onLine: true });
    worker.server.set('docs/a/', ours);
    await worker.ask('docs/a/', { mode: 'navigate' });
  });

  test.each([
    ['서버 오류(503)로', answer('busy', 503)],
    ['서버에 연결하지 못해', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['서버에 연결하지 못해', cut],
    ['페이지가 아닌 것을 받아', answer('<h1>Log in</h1>', 200)],
    ['페이지가 아닌 것을 받아', answer(ours.slice(0, -10), 200)],
    ['페이지가 아닌 것을 받아', async () => Response.json({ error: 'busy' })],
  ])('comes with its date and the cause: %s', async (cause, trouble) => {
    worker.trouble = trouble;
    for (let time = 0; time < 2; time += 1) {
      const page = await worker.ask('docs/a/light.htm');
      expect(page).toContain(`<html data-kept="${cause} 새로 받지 못했습니다. 2026년 11월 22일`);
      expect(page).toContain('<main data-page>text</main>');
    }
  });

  test('comes when the device is offline, and says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    worker.online = false;
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toContain(
      '인터넷에 연결되어 있지 않아',
    );
  });

  test('comes after a while when the server is silent; what was not kept is waited for', async () => {
    vi.useFakeTimers();
    let come: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      come = resolve;
    });
    worker.trouble = () => late;
    const [kept, other] = [worker.ask('docs/a/light.htm'), worker.ask('docs/none/')];
    await vi.advanceTimersByTimeAsync(8000);
    expect(await kept).toContain('서버가 답하지 않아');
    come(new Response('late'));
    expect(await other).toBe('late');
    vi.useRealTimers();
  });

  test('gives way to the login page of a network where the reader loads it anew, and outlives it', async () => {
    worker.trouble = answer('<h1>Log in</h1>', 200);
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('<h1>Log in</h1>');
    worker.online = false;
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toContain('text');
  });

  test('gives way to the news that it is gone', async () => {
    worker.server.delete('docs/a/');
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('missing');
  });
});

test('the page for what was not kept names the true cause', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  worker.server.set('offline/', `<html><p>${offlineText.body}</p></html>`);
  await worker.fire('install');
  worker.trouble = async () => new Response('busy', { status: 503 });
  const page = await worker.ask('docs/none/', { mode: 'navigate' });
  expect(page).toContain('<p>서버 오류(503)로 이 페이지를 열지 못했습니다.');
  expect(await worker.ask('docs/none/light.htm')).toBe('busy');
});

describe('A page and its light form', () => {
  test('stand in for each other without a connection, at every clean form of the address', async () => {
    worker.server.set('docs/a/', 'whole');
    worker.server.set('docs/b/light.htm', 'light');
    await worker.ask('docs/a/', { mode: 'navigate' });
    await worker.ask('docs/b/light.htm');
    worker.online = false;
    expect(await worker.ask('docs/a/light.htm')).toBe('whole');
    for (const path of ['docs/b/', 'docs/b', 'docs/b.html', 'docs/b/index.html', 'docs/b/?q=1']) {
      expect(await worker.ask(path, { mode: 'navigate' })).toBe('light');
    }
    // As a link without its slash is fetched in place.
    expect(await worker.ask('docs/b')).toBe('light');
    expect(await worker.ask('docs/c', { mode: 'navigate' })).toBe('offline page');
    await expect(worker.ask('docs/c')).rejects.toThrow('Failed to fetch');
    await expect(worker.ask('docs/c/light.htm')).rejects.toThrow('Failed to fetch');
  });

  test('give the copy that came last, whatever form and query it was kept by', async () => {
    const comes = async (path: string, day: number, mode?: string) => {
      const date = new Date(Date.UTC(2026, 0, day)).toUTCString();
      const text = `<html><main data-page>${day}</main></html>`;
      worker.trouble = async () =>
        new Response(text, { headers: { 'content-type': 'text/html', date } });
      await worker.ask(path, mode === undefined ? {} : { mode });
    };
    await comes('docs/a/?from=elsewhere', 1, 'navigate');
    await comes('docs/a/light.htm', 8);
    await comes('docs/b/light.htm', 1);
    await comes('docs/b/', 8, 'navigate');
    worker.trouble = undefined;
    worker.online = false;
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toContain('>8<');
    expect(await worker.ask('docs/b/light.htm')).toContain('>8<');
  });

  test('are kept with the sheet that a light page needs', async () => {
    const sheet = `${base}_astro/page.abc.css`;
    worker.server.set(
      'docs/b/light.htm',
      `<link rel="stylesheet" href="${sheet}" data-page-styles>`,
    );
    worker.server.set('_astro/page.abc.css', 'p{}');
    await worker.fire('message', { data: { keep: [address('docs/b/light.htm')] } });
    worker.online = false;
    expect(await worker.ask('_astro/page.abc.css')).toBe('p{}');
  });
});

test('a hashed file is fetched once: it never changes', async () => {
  worker.server.set('_astro/part.js', 'part');
  await worker.ask('_astro/part.js');
  await worker.ask('_astro/part.js');
  expect(worker.fetched.filter((file) => file === '_astro/part.js')).toHaveLength(1);
});

test.each([
  ['another host', 'https://other.example/a.js', {}],
  ['another site of this host', `${origin}/elsewhere/`, {}],
  ['what is sent', 'docs/a/', { method: 'POST' }],
])('%s is left to the browser', async (_what, path, init) => {
  expect(await worker.ask(path, init)).toBeUndefined();
});

describe('What a page asks to keep', () => {
  test('is fetched unless it is there, and one that fails keeps no other from it', async () => {
    worker.server.set('docs/a/', 'a');
    worker.server.set('docs/c/', 'c');
    await worker.ask('docs/a/');
    worker.fetched.length = 0;
    await worker.fire('message', {
      data: { keep: ['docs/a/', 'docs/b/', 'docs/c/'].map(address) },
    });
    expect(worker.fetched).toEqual(['docs/b/', 'docs/c/']);
    worker.online = false;
    expect(await worker.ask('docs/c/', { mode: 'navigate' })).toBe('c');
  });

  describe('has an end', () => {
    /** A page of which 28 may be kept. */
    const page = 'x'.repeat(100_000);
    const pages = (count: number) => Array.from({ length: count }, (_, at) => `docs/${at}/`);
    const askToKeep = (paths: string[]) => {
      for (const path of paths) {
        worker.server.set(path, worker.server.get(path) ?? page);
      }
      return worker.fire('message', { data: { keep: paths.map(address) } });
    };
    const isKept = async (path: string) => {
      worker.online = false;
      const text = await worker.ask(path, { mode: 'navigate' });
      worker.online = true;
      return text !== 'offline page';
    };

    test('in bytes, and the oldest leave first', async () => {
      worker.server.set('docs/first/', page);
      await worker.ask('docs/first/');
      await askToKeep(pages(20));
      // Opened again, so it is no longer the oldest.
      await worker.ask('docs/first/');
      await askToKeep(pages(28).slice(20));
      expect(await isKept('docs/first/')).toBe(true);
      expect(await isKept('docs/0/')).toBe(false);
      expect(await isKept('docs/1/')).toBe(true);
      expect(await isKept('docs/27/')).toBe(true);
    });

    test('and what is asked for again counts as used', async () => {
      await askToKeep(['docs/used/', ...pages(27)]);
      await askToKeep(['docs/used/']);
      await askToKeep(['docs/last/']);
      expect(await isKept('docs/used/')).toBe(true);
      expect(await isKept('docs/0/')).toBe(false);
    });

    test('and one large file pushes no page out', async () => {
      await askToKeep(['docs/a/']);
      worker.server.set('llms-full.txt', 'x'.repeat(800_000));
      await worker.ask('llms-full.txt', { mode: 'navigate' });
      expect(await isKept('docs/a/')).toBe(true);
      expect(await isKept('llms-full.txt')).toBe(false);
    });

    test('also where the server does not say how long its files are', async () => {
      worker.saysLength = false;
      await askToKeep(pages(120));
      expect(await isKept('docs/0/')).toBe(false);
      expect(await isKept('docs/119/')).toBe(true);
    });
  });

  test('is renewed a day later: a neighbour is no older than that', async () => {
    const ask = () => worker.fire('message', { data: { keep: [address('docs/a/')] } });
    worker.server.set('docs/a/', 'old');
    await ask();
    worker.server.set('docs/a/', 'new');
    await ask();
    vi.setSystemTime(Date.parse(worker.date) + 86_400_001);
    await ask();
    expect(worker.fetched.filter((path) => path === 'docs/a/')).toHaveLength(2);
    worker.online = false;
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('new');
  });

  test('stays as it is where it cannot be renewed', async () => {
    vi.setSystemTime(Date.parse(worker.date) + 86_400_001);
    worker.server.set('docs/a/', 'old');
    await worker.ask('docs/a/');
    worker.online = false;
    await worker.fire('message', { data: { keep: [address('docs/a/')] } });
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('old');
  });
});

test('a site that turns offline reading off takes its worker and all it kept away', async () => {
  const retired = await installed(false);
  await retired.caches.open(`${address('')}#visited`);
  await retired.caches.open('other-app');
  await retired.fire('activate');
  expect(await retired.caches.keys()).toEqual(['other-app']);
  expect(retired.unregister).toHaveBeenCalled();
});
