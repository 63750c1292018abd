import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium, quietArgs } from '../lib/browser.mjs';

/** What came of an example on the toolkit. */
export interface Run {
  example: string;
  /** Text on the first screen. */
  text: string;
  /** Uncaught exceptions and console errors. */
  errors: string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves an exported web app; every address that is no file is the app itself. */
function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/');
    const file = join(folder, path === '/' ? 'index.html' : path);
    const found = existsSync(file) ? file : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
    createReadStream(found).pipe(response);
  });
  return new Promise<{ address: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}/`, close: () => void server.close() });
    });
  });
}

async function run(page: Page, address: string, example: string): Promise<Run> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  await page.goto(`${address}#${encodeURIComponent(example)}`);
  await page
    .waitForFunction(() => document.querySelector('#root')?.textContent !== '', undefined, {
      timeout: 20_000,
    })
    .catch(() => errors.push('It drew nothing in 20 seconds.'));
  return { example, text: await page.locator('#root').innerText(), errors };
}

/**
 * Opens every example of an exported web app in Chromium.
 * @param folder what `expo export` wrote
 */
export async function runExamples(folder: string, examples: readonly string[]): Promise<Run[]> {
  const { address, close } = await serve(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: quietArgs });
  const runs: Run[] = [];
  try {
    for (const example of examples) {
      const page = await browser.newPage({
        viewport: { width: 390, height: 844 },
        locale: 'ko-KR',
      });
      runs.push(await run(page, address, example));
      await page.close();
    }
  } finally {
    await browser.close();
    close();
  }
  return runs;
}
