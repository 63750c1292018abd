import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium, quietArgs } from '../../scripts/lib/browser.mjs';
import { createSiteServer } from '../../scripts/lib/siteServer.ts';
import { benchmarkIndex } from './benchmarkIndex.ts';

/** Line speed and processor of the reader that a figure speaks for. */
export interface Conditions {
  /** Bits per second, both ways. */
  bitsPerSecond: number;
  /** Round trip in milliseconds. */
  latency: number;
  /** BenchmarkIndex of the processor; without it, this machine's is not slowed down. */
  index?: number;
}

/**
 * The processor of a phone: a quarter of the machine on which the budgets were set, and a little less
 * than the middling phone of Chrome's presets (Pixel 5: 1000).
 */
const PHONE_INDEX = 750;

/** A phone on a slow line: the conditions of most budgets. */
export const slowPhone: Conditions = { bitsPerSecond: 1.6e6, latency: 150, index: PHONE_INDEX };

/** A phone on a line as most have it. */
export const phoneOnMobile: Conditions = { bitsPerSecond: 9e6, latency: 60, index: PHONE_INDEX };

/** Opens a browser that makes no requests of its own. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: quietArgs });
}

/**
 * Serves a folder as the site is served, on a free port.
 * @returns address of the base path, and how to stop
 */
export async function serveFolder(folder: URL): Promise<{ url: string; stop: () => void }> {
  const server = createSiteServer(folder);
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${server.base}`, stop: () => server.close() };
}

/** Opens a page of a reader who was never here, under the given conditions. */
export async function openPage(
  browser: Browser,
  conditions: Conditions,
): Promise<{ context: BrowserContext; page: Page }> {
  // Measured each time: a busy machine is a slower one.
  const { index } = conditions;
  const rate = index === undefined ? 1 : Math.max(1, (await benchmarkIndex(browser)) / index);
  // A worker would fetch past the line that is made slow here.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.bitsPerSecond / 8,
    uploadThroughput: conditions.bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page };
}
