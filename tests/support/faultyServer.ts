import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { test as base } from '@playwright/test';
import { createSiteServer } from '../../scripts/lib/siteServer.ts';
import { copyBuild, type Edits } from './copyBuild.ts';

const dist = new URL('../../site/dist/', import.meta.url);

/**
 * How a server fails. `busy`: 503. `hang`: no response until it recovers. `drop`: the connection is
 * closed. `cut`: it is closed within the response. `portal`: 200 with a login page, like a captive
 * portal.
 */
export type FailureMode = 'busy' | 'hang' | 'drop' | 'cut' | 'portal';

/** Beginning of the notice for each failure, except for a hanging request. */
export const causes: Record<Exclude<FailureMode, 'hang'>, string> = {
  busy: '서버 오류(503)로',
  drop: '서버에 연결하지 못해',
  cut: '서버에 연결하지 못해',
  portal: '페이지가 아닌 응답을 받아',
};

/** Server of the built site that fails on demand. */
export class FaultyServer {
  readonly #failures = new Map<RegExp, { failure: FailureMode; times: number }>();
  readonly #server = createServer((request, response) => this.#answer(request, response));
  readonly #folders: string[] = [];
  readonly #held: { answer: () => void; over: Promise<unknown> }[] = [];
  #site = createSiteServer(dist);
  /** Bytes sent for each path, headers included. */
  readonly sentBytes = new Map<string, number>();
  /** Requested paths, in order. */
  readonly requestedPaths: string[] = [];

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

  /** Makes requests that match fail, a number of times. */
  fail(path: RegExp, failure: FailureMode, times = Number.POSITIVE_INFINITY): void {
    this.#failures.set(path, { failure, times });
  }

  /**
   * Ends all failures, and responds to hanging requests.
   * @returns promise that resolves when these have their response, or were aborted
   */
  async recover(): Promise<void> {
    this.#failures.clear();
    const held = this.#held.splice(0);
    for (const { answer } of held) {
      answer();
    }
    await Promise.all(held.map(({ over }) => over));
  }

  /** Replaces the site by another build. */
  async deploy(edits: Edits, gone?: RegExp): Promise<void> {
    const folder = await copyBuild(edits, gone);
    this.#folders.push(folder);
    this.#site = createSiteServer(pathToFileURL(folder));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    const before = request.socket.bytesWritten;
    this.requestedPaths.push(path);
    response.on('close', () => {
      const bytes = request.socket.bytesWritten - before;
      this.sentBytes.set(path, (this.sentBytes.get(path) ?? 0) + bytes);
    });
    const met = [...this.#failures].find(
      ([pattern, { times }]) => times > 0 && pattern.test(path),
    )?.[1];
    if (met) {
      met.times -= 1;
      this.#fail(met.failure, request, response);
    } else {
      this.#site.emit('request', request, response);
    }
  }

  #fail(failure: FailureMode, request: IncomingMessage, response: ServerResponse): void {
    if (failure === 'busy') {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('busy');
    } else if (failure === 'drop') {
      request.socket.destroy();
    } else if (failure === 'cut') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 9000 });
      response.write('<!doctype html><main data-page>', () => request.socket.destroy());
    } else if (failure === 'portal') {
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

/** Runs each test on a faulty server of its own. */
export const test = base.extend<{ server: FaultyServer; site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
  server: async ({}, use) => {
    const server = new FaultyServer();
    await use(server);
    await server.stop();
  },
  site: async ({ server }, use) => use(await server.start()),
  baseURL: async ({ site }, use) => use(site),
});
