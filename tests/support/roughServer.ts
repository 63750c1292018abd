import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { test as base } from '@playwright/test';
import { createSiteServer } from '../../scripts/lib/siteServer.ts';
import { type Edits, layBuild } from './layBuild.ts';

const dist = new URL('../../site/dist/', import.meta.url);

/**
 * How a server fails. `busy`: 503. `hang`: no answer until it recovers. `drop`: the connection ends.
 * `cut`: it ends in the middle of the answer. `lie`: 200 and a page of somebody else, as a hotel's
 * network does.
 */
export type Trouble = 'busy' | 'hang' | 'drop' | 'cut' | 'lie';

/** What a reader is told of each trouble that ends: a line about a page begins with it. */
export const causes: Record<Exclude<Trouble, 'hang'>, string> = {
  busy: '서버 오류(503)로',
  drop: '서버에 연결하지 못해',
  cut: '서버에 연결하지 못해',
  lie: '페이지가 아닌 것을 받아',
};

/** Serves the built site, and fails as told. */
export class RoughServer {
  readonly #troubles = new Map<RegExp, { trouble: Trouble; times: number }>();
  readonly #server = createServer((request, response) => this.#answer(request, response));
  readonly #folders: string[] = [];
  readonly #held: { answer: () => void; over: Promise<unknown> }[] = [];
  #site = createSiteServer(dist);
  /** Bytes sent for each path, headers included. */
  readonly sent = new Map<string, number>();
  /** Paths asked for, in order. */
  readonly asked: string[] = [];

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, ready));
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}${this.#site.base}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
    await Promise.all(this.#folders.map((folder) => rm(folder, { recursive: true })));
  }

  /** From now on answers what matches in this way, so many times. */
  fail(path: RegExp, trouble: Trouble, times = Number.POSITIVE_INFINITY): void {
    this.#troubles.set(path, { trouble, times });
  }

  /**
   * From now on answers everything as it should.
   * @returns promise that those it kept waiting have their answer, or are gone
   */
  async recover(): Promise<void> {
    this.#troubles.clear();
    const held = this.#held.splice(0);
    for (const { answer } of held) {
      answer();
    }
    await Promise.all(held.map(({ over }) => over));
  }

  /** Puts another build in place of the site. */
  async deploy(edits: Edits): Promise<void> {
    const folder = await layBuild(edits);
    this.#folders.push(folder);
    this.#site = createSiteServer(pathToFileURL(folder));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    const before = request.socket.bytesWritten;
    this.asked.push(path);
    response.on('close', () => {
      const bytes = request.socket.bytesWritten - before;
      this.sent.set(path, (this.sent.get(path) ?? 0) + bytes);
    });
    const met = [...this.#troubles].find(
      ([pattern, { times }]) => times > 0 && pattern.test(path),
    )?.[1];
    if (met) {
      met.times -= 1;
      this.#fail(met.trouble, request, response);
    } else {
      this.#site.emit('request', request, response);
    }
  }

  #fail(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
    if (trouble === 'busy') {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('busy');
    } else if (trouble === 'drop') {
      request.socket.destroy();
    } else if (trouble === 'cut') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 9000 });
      response.write('<!doctype html><main data-page>', () => request.socket.destroy());
    } else if (trouble === 'lie') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Wi-Fi</title><h1>Log in</h1></html>');
    } else {
      this.#held.push({
        answer: () => this.#site.emit('request', request, response),
        over: once(response, 'close'),
      });
    }
  }
}

/** Tests on a server of their own that fails as they tell it. */
export const test = base.extend<{ server: RoughServer; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  server: async ({}, use) => {
    const server = new RoughServer();
    await use(server);
    await server.stop();
  },
  site: async ({ server }, use) => use(await server.start()),
  baseURL: async ({ site }, use) => use(site),
});
