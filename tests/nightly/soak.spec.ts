import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, expect, test } from '@playwright/test';
import { copyBuild, copyRenamedBuild, renamed } from '../support/copyBuild.ts';
import { createRandom } from '../support/random.ts';
import { RandomReader } from '../support/randomReader.ts';
import { serveCopy } from '../support/servedCopy.ts';

/** `SOAK_MINUTES=2` tries it. */
const SOAK_MS = Number(process.env.SOAK_MINUTES ?? 10) * 60_000;
/** That of a failed run, which its message tells, has the readers choose alike. */
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
const DEPLOY_EVERY_MS = 20_000;
/** Longer than all that one step waits for. */
const STEP_LIMIT_MS = 60_000;
/** Until then the server compiles its code and fills its buffers. */
const WARM_UP_MS = SOAK_MS / 5;
const MAX_GROWTH_MB = 30;
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What readers and deploys bring about, as patterns of the message and its address. */
const EXPECTED: readonly RegExp[] = [
  // A deploy replaced a file of the open page, which offers the new version: the page for missing
  // pages stands at its address, which a style sheet has words of its own for.
  /status of 404 .*\/(?:_astro|preview\/code)\//,
  /Refused to apply style from '[^']*\/_astro\/[^']*' because its MIME type \('text\/html'\)/,
  // Parts of a page whose file did not come, for which the browser tells the cause. It keeps that
  // failure until the page is loaded anew, which search and phones offer.
  /Failed to fetch dynamically imported module/,
  // The same for its style sheet.
  /Unable to preload CSS for /,
  /Unreachable: A part of the search could not be loaded/,
];

test.skip(process.platform !== 'linux', 'Memory of the server is read from /proc.');

/** Has a reader read until the time is over. @returns what went wrong, with the steps before */
async function read(browser: Browser, baseURL: string, at: number, end: number) {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORTS[at],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const reader = new RandomReader(page, createRandom(SEED + at));
  const faults: string[] = [];
  const tell = (fault: string) => {
    if (!EXPECTED.some((pattern) => pattern.test(fault))) {
      faults.push(`${fault}\n  reader ${at}: ${reader.trail.slice(-8).join(', ')}`);
    }
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      tell(`${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => tell(error.stack ?? error.message));
  await page.goto('');
  while (Date.now() < end) {
    const limit = wait(STEP_LIMIT_MS, 'The step does not end.', { ref: false });
    const outcome = await Promise.race([reader.step(), limit]).catch((error) => error.message);
    if (outcome) {
      tell(outcome);
    }
  }
  await context.close();
  return faults;
}

test('random readers meet no error while builds replace each other, and the server keeps its memory', {
  tag: '@soak',
}, async ({ browser }) => {
  test.setTimeout(SOAK_MS + 4 * STEP_LIMIT_MS);
  const end = Date.now() + SOAK_MS;
  const { address, deploy, memoryMb, stop } = await serveCopy();

  const deployOften = async () => {
    for (let turn = 1; Date.now() < end; turn += 1) {
      await wait(DEPLOY_EVERY_MS);
      deploy(await (turn % 2 === 1 ? copyRenamedBuild(turn) : copyBuild(renamed)));
    }
  };
  const readers = VIEWPORTS.map((_, at) => read(browser, address, at, end));
  const [before, , ...faults] = await Promise.all([
    wait(WARM_UP_MS).then(memoryMb),
    deployOften(),
    ...readers,
  ]);
  const after = memoryMb();
  await stop();
  expect(faults.flat(), `SOAK_SEED=${SEED}`).toEqual([]);
  expect(after - before).toBeLessThan(MAX_GROWTH_MB);
});
