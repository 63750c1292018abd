import type { Browser } from '@playwright/test';

/**
 * How fast the phone is that figures speak for, as `readIndex` tells it: half as fast as the middling
 * phone of Chrome's own presets (Pixel 5: 1000), twice as fast as their slow one (Moto G Power 2022: 264).
 */
const PHONE = 500;

/** Runs in a page: what Lighthouse calls the BenchmarkIndex of a machine, the best of its tries, as a busy machine slows most of them. */
function readIndex(): number {
  const from = Array.from({ length: 100_000 }, (_, index) => index);
  const to = [...from];
  let kept = 0;
  const perTenth = (work: () => void) => {
    const start = performance.now();
    let times = 0;
    while (performance.now() - start < 30) {
      work();
      times += 1;
    }
    return (times * 100) / (performance.now() - start);
  };
  const build = () => {
    let text = '';
    for (let letter = 0; letter < 10_000; letter += 1) {
      text += 'a';
    }
    // What nobody reads would not be built.
    kept += text.length;
  };
  const copy = () => {
    for (let index = 0; index < from.length; index += 1) {
      to[index] = (from[index] ?? 0) + (kept & 1);
    }
  };
  return Math.max(...Array.from({ length: 20 }, () => (perTenth(build) + perTenth(copy)) / 2));
}

/** How much slower the phone is than this machine: what takes a moment here takes so many there. */
export async function timesSlower(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(readIndex);
  await page.close();
  return index / PHONE;
}
