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

  test('deletes caches of older workers, but none of another site', async () => {
    const others = ['other-app', `${origin}/#visited`, `${address('sub/')}#visited`];
    for (const name of [`${address('')}#visited`, ...others]) {
      await worker.caches.open(name);
    }
    await worker.fire('activate');
    expect(await worker.caches.keys()).toEqual([`${address('')}#kept`, ...others]);
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

  test('and its files come from the server where the browser refuses its caches', async () => {
    worker.caches.isRefused = true;
    worker.server.set('docs/a/', 'text');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('text');
    expect(await worker.ask('_astro/main.abc.js')).toBe('script');
    worker.trouble = async () => new Response('busy', { status: 503 });
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('busy');
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

  test('is not cut off while it opens: the next worker waits until no page is open', async () => {
    await update();
    expect(worker.skipWaiting).not.toHaveBeenCalled();
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
    ['페이지가 아닌 응답을 받아', answer('<h1>Log in</h1>', 200)],
    ['페이지가 아닌 응답을 받아', answer(ours.slice(0, -10), 200)],
    ['페이지가 아닌 응답을 받아', async () => Response.json({ error: 'busy' })],
  ])('comes with its date and the cause: %s', async (cause, trouble) => {
    worker.trouble = trouble;
    for (let time = 0; time < 2; time += 1) {
      const page = await worker.ask('docs/a/');
      expect(page).toContain(
        `<html data-kept="${cause} 최신 내용을 불러오지 못했습니다. 2026년 11월 22일`,
      );
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
    const [kept, other] = [worker.ask('docs/a/'), worker.ask('docs/none/')];
    await vi.advanceTimersByTimeAsync(8000);
    expect(await kept).toContain('서버가 응답하지 않아');
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
  expect(await worker.ask('docs/none/')).toBe('busy');
});

test('a page is kept once, without its query, and found at every clean form of its address', async () => {
  worker.server.set('docs/a/', 'old');
  await worker.ask('docs/a/', { mode: 'navigate' });
  worker.server.set('docs/a/', 'new');
  await worker.ask('docs/a/?from=elsewhere', { mode: 'navigate' });
  worker.online = false;
  for (const path of ['docs/a/', 'docs/a', 'docs/a.html', 'docs/a/index.html', 'docs/a/?q=1']) {
    expect(await worker.ask(path, { mode: 'navigate' })).toBe('new');
  }
  // A route change fetches a link without its slash.
  expect(await worker.ask('docs/a')).toBe('new');
  await expect(worker.ask('docs/c')).rejects.toThrow('Failed to fetch');
});

test('pages and files that are asked for under many queries are kept once, and push nothing out', async () => {
  const frame = { mode: 'navigate', destination: 'iframe' };
  worker.server.set('docs/a/', 'a');
  worker.server.set('preview/index.html', '<html>frame</html>');
  for (let number = 1; number <= 20; number++) {
    await worker.ask(`docs/a/?utm=${number}`, { mode: 'navigate' });
    await worker.ask(`preview/index.html?utm=${number}`, frame);
  }
  const kept = await (await worker.caches.open(`${address('')}#kept`)).keys();
  expect(kept.map(({ url }) => url).filter((url) => url.includes('?'))).toEqual([]);
  worker.online = false;
  expect(await worker.ask('preview/index.html?utm=99', frame)).toBe('<html>frame</html>');
});

test('the frame of the examples is a file: it needs no shell, and no offline page stands in for it', async () => {
  const frame = { mode: 'navigate', destination: 'iframe' };
  worker.server.set('preview/index.html', '<html>frame</html>');
  await worker.ask('preview/index.html', frame);
  worker.online = false;
  expect(await worker.ask('preview/index.html', frame)).toBe('<html>frame</html>');
  await expect(worker.ask('preview/other.html', frame)).rejects.toThrow('Failed to fetch');
});

test('a page that is asked for is kept with the hashed files that it names', async () => {
  worker.server.set('docs/b/', `<link rel="stylesheet" href="${base}_astro/page.abc.css">`);
  worker.server.set('_astro/page.abc.css', 'p{}');
  await worker.fire('message', { data: { keep: [address('docs/b/')] } });
  worker.online = false;
  expect(await worker.ask('_astro/page.abc.css')).toBe('p{}');
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
  const askToKeep = (paths: string[]) =>
    worker.fire('message', { data: { keep: paths.map(address) } });

  test('is fetched, a page anew, and one that fails keeps no other from it', async () => {
    worker.server.set('docs/a/', 'old');
    worker.server.set('_astro/part.js', 'part');
    await askToKeep(['docs/a/', '_astro/part.js']);
    worker.fetched.length = 0;
    worker.server.set('docs/a/', 'new');
    await askToKeep(['docs/b/', 'docs/a/', '_astro/part.js']);
    expect(worker.fetched).toEqual(['docs/b/', 'docs/a/']);
    worker.online = false;
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('new');
    await askToKeep(['docs/a/']);
    expect(await worker.ask('docs/a/', { mode: 'navigate' })).toBe('new');
  });

  describe('has an end', () => {
    /** A page of which 28 may be kept. */
    const page = 'x'.repeat(100_000);
    const pages = (count: number) => Array.from({ length: count }, (_, at) => `docs/${at}/`);
    const keepPages = (paths: string[]) => {
      for (const path of paths) {
        worker.server.set(path, worker.server.get(path) ?? page);
      }
      return askToKeep(paths);
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
      await keepPages(pages(20));
      // Opened again, so it is no longer the oldest.
      await worker.ask('docs/first/');
      await keepPages(pages(28).slice(20));
      expect(await isKept('docs/first/')).toBe(true);
      expect(await isKept('docs/0/')).toBe(false);
      expect(await isKept('docs/1/')).toBe(true);
      expect(await isKept('docs/27/')).toBe(true);
    });

    test('and what is asked for again counts as used', async () => {
      await keepPages(['docs/used/', ...pages(27)]);
      await keepPages(['docs/used/']);
      await keepPages(['docs/last/']);
      expect(await isKept('docs/used/')).toBe(true);
      expect(await isKept('docs/0/')).toBe(false);
    });

    test('and one large file pushes no page out', async () => {
      await keepPages(['docs/a/']);
      worker.server.set('llms-full.txt', 'x'.repeat(3_000_000));
      await worker.ask('llms-full.txt', { mode: 'navigate' });
      expect(await isKept('docs/a/')).toBe(true);
      expect(await isKept('llms-full.txt')).toBe(false);
    });

    test('also where the server does not say how long its files are', async () => {
      worker.saysLength = false;
      await keepPages(pages(120));
      expect(await isKept('docs/0/')).toBe(false);
      expect(await isKept('docs/119/')).toBe(true);
    });
  });
});

test('a site that turns offline reading off takes its worker and all it kept away at once', async () => {
  const retired = await installed(false);
  await retired.caches.open(`${address('')}#kept`);
  await retired.caches.open('other-app');
  await retired.fire('activate');
  expect(await retired.caches.keys()).toEqual(['other-app']);
  expect(retired.unregister).toHaveBeenCalled();
  expect(retired.skipWaiting).toHaveBeenCalled();
});
