import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium, quietArgs } from '../../scripts/lib/browser.mjs';
import { createSiteServer } from '../../scripts/lib/siteServer.ts';
import { benchmarkIndex } from './benchmarkIndex.ts';

/** Network and processor that a figure is measured with. */
interface Conditions {
  /** Download and upload. */
  bitsPerSecond: number;
  /** Round-trip time. */
  latencyMs: number;
  /** BenchmarkIndex of the processor; without one, the processor is not throttled. */
  index?: number;
}

/**
 * BenchmarkIndex of a phone: a little below that of the mid-range preset of Chrome's DevTools
 * (Pixel 5: 1000).
 */
const PHONE_INDEX = 750;

/** A phone on a slow network: most budgets are set for it. */
export const slowPhone: Conditions = { bitsPerSecond: 1.6e6, latencyMs: 150, index: PHONE_INDEX };

/** A phone on an average mobile network. */
export const phoneOnMobile: Conditions = { bitsPerSecond: 9e6, latencyMs: 60, index: PHONE_INDEX };

/** Opens a browser that makes no requests of its own. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: quietArgs });
}

/**
 * Serves a folder by the site server on a free port.
 * @returns address of the base path, and a function that stops the server
 */
export async function serveFolder(folder: URL): Promise<{ url: string; stop: () => void }> {
  const server = createSiteServer(folder);
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${server.base}`, stop: () => server.close() };
}

/** Opens a page with an empty cache under the given conditions. */
export async function openPage(
  browser: Browser,
  conditions: Conditions,
): Promise<{ context: BrowserContext; page: Page }> {
  // Measured each time, since other processes slow the machine down.
  const { index } = conditions;
  const rate = index === undefined ? 1 : Math.max(1, (await benchmarkIndex(browser)) / index);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.bitsPerSecond / 8,
    uploadThroughput: conditions.bitsPerSecond / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page };
}
