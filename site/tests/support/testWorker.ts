import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { offlineWorker } from '../../src/build/offline/offlineWorker.ts';

export const origin = 'https://docs.example';
export const base = '/zs-ui/';
/** Address of a file of the site. */
export const address = (path: string) => `${origin}${base}${path}`;

const bare = (url: string, ignoreSearch: boolean) => (ignoreSearch ? url.replace(/\?.*/, '') : url);

/** Caches as a browser keeps them, without the browser. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  isFull = false;
  isRefused = false;

  async open(name: string) {
    if (this.isRefused) {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    const keyOf = (request: Request | string) =>
      new URL(typeof request === 'string' ? request : request.url, origin).href;
    return {
      add: async (file: string) => {
        const response = await fetch(new Request(keyOf(file)));
        if (!response.ok) {
          throw new TypeError(`${file}: ${response.status}`);
        }
        files.set(keyOf(file), response);
      },
      put: async (request: Request | string, response: Response) => {
        if (this.isFull) {
          throw new DOMException('full', 'QuotaExceededError');
        }
        files.set(keyOf(request), response);
      },
      match: async (request: Request | string, { ignoreSearch = false } = {}) => {
        const wanted = bare(keyOf(request), ignoreSearch);
        return [...files].find(([url]) => bare(url, ignoreSearch) === wanted)?.[1].clone();
      },
      delete: async (request: Request | string) => files.delete(keyOf(request)),
      keys: async () => [...files.keys()].map((url) => new Request(url)),
    };
  }

  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

/** Pages of the server have what the site's have; tests name and get the text in it. */
const frame = { before: '<html data-frame><main data-page>', after: '</main></html>' };
const framed = (path: string, text: string) =>
  /\/$|\.htm$/.test(path) && !text.startsWith('<html') ? frame.before + text + frame.after : text;
const unframed = (text: string) =>
  text.replace(/^<html[^>]* data-frame><main data-page>(.*)<\/main><\/html>$/s, '$1');

/** An installed worker with functions that dispatch events of the browser. */
export interface TestWorker {
  caches: FakeCaches;
  /** Files of the server by path below the base; it is out of reach while `online` is false. */
  server: Map<string, string>;
  online: boolean;
  /** Replaces all responses; a promise that never settles is a hanging request. */
  trouble: (() => Promise<Response>) | undefined;
  fetched: string[];
  /** Date that the server writes on its answers. */
  date: string;
  /** Whether responses have a content-length. */
  saysLength: boolean;
  fire: (type: string, event?: object) => Promise<unknown>;
  /** Response to a request of a page; undefined when the worker does not handle it. */
  ask: (
    path: string,
    init?: { mode?: string; method?: string; destination?: string },
  ) => Promise<string | undefined>;
  unregister: ReturnType<typeof vi.fn>;
  skipWaiting: ReturnType<typeof vi.fn>;
}

/** Compiles the worker of a site whose offline page has this script, as the build does. */
async function compiled(enabled: boolean, script: string): Promise<string> {
  const folder = `${await mkdtemp(join(tmpdir(), 'offline-'))}/`;
  const step = offlineWorker({ base, enabled });
  await mkdir(`${folder}offline`);
  const html = `<script type="module" src="${base}${script}"></script>offline`;
  await writeFile(`${folder}offline/index.html`, html);
  await step.end?.({ folder, log: () => undefined, warn: () => undefined });
  const source = await readFile(`${folder}sw.js`, 'utf8');
  await rm(folder, { recursive: true });
  return source;
}

/** Runs the worker of a site as one that the browser has just met. */
export function installed(enabled = true): Promise<TestWorker> {
  const server = new Map([
    ['offline/', 'offline page'],
    ['_astro/main.abc.js', 'script'],
    ['favicon.svg', 'icon'],
  ]);
  return run(compiled(enabled, '_astro/main.abc.js'), { caches: new FakeCaches(), server });
}

/** Runs the worker of the next build of a site in the place of one that ran. */
export async function updated(before: TestWorker, script: string): Promise<TestWorker> {
  const worker = await run(compiled(true, script), before);
  await worker.fire('activate');
  return worker;
}

async function run(
  compiling: Promise<string>,
  { caches, server }: Pick<TestWorker, 'caches' | 'server'>,
): Promise<TestWorker> {
  const source = await compiling;

  const listeners = new Map<string, (event: object) => void>();
  const worker: TestWorker = {
    caches,
    server,
    online: true,
    trouble: undefined,
    fetched: [],
    date: 'Sun, 22 Nov 2026 03:04:00 GMT',
    saysLength: true,
    unregister: vi.fn(),
    skipWaiting: vi.fn(),
    async fire(type, event = {}) {
      let answer: unknown;
      const pending: unknown[] = [];
      listeners.get(type)?.({
        waitUntil: (promise: unknown) => pending.push(promise),
        respondWith: (promise: unknown) => {
          answer = promise;
        },
        ...event,
      });
      await answer;
      for (const promise of pending) {
        await promise;
      }
      return answer;
    },
    async ask(path, { mode = 'no-cors', method = 'GET', destination = '' } = {}) {
      const url = path.startsWith('http') ? path : address(path);
      const request = Object.defineProperties(new Request(url, { method }), {
        mode: { value: mode },
        destination: { value: destination },
      });
      const response = (await worker.fire('fetch', { request })) as Response | undefined;
      const text = await response?.text();
      return text === undefined ? undefined : unframed(text);
    },
  };
  vi.stubGlobal('caches', worker.caches);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    worker.fetched.push(url.replace(address(''), ''));
    if (!worker.online) {
      throw new TypeError('Failed to fetch');
    }
    const path = url.replace(address(''), '').replace(/\?.*/, '');
    const held = worker.server.get(path);
    const text = held === undefined ? undefined : framed(path, held);
    const response =
      (await worker.trouble?.()) ??
      new Response(text ?? 'missing', {
        status: text === undefined ? 404 : 200,
        headers: {
          date: worker.date,
          'content-type': text?.startsWith('<html') ? 'text/html' : 'text/plain',
          ...(worker.saysLength && { 'content-length': String(text?.length) }),
        },
      });
    const copy = () => Object.defineProperty(response.clone(), 'type', { value: 'basic' });
    return Object.assign(copy(), { clone: copy });
  });
  const self = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: worker.skipWaiting,
    clients: { claim: async () => undefined },
    location: { origin },
    registration: { scope: address(''), unregister: worker.unregister },
  };
  new Function('self', source.replace(/^export .*$/gm, ''))(self);
  await worker.fire('install');
  return worker;
}
