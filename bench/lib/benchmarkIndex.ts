import type { Browser } from '@playwright/test';

/** Runs in a page. */
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

/**
 * How fast this machine is at the moment, as Lighthouse tells it: the best of some tries, as a busy
 * machine slows most of them. What takes a moment at 1000 takes two at 500.
 */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(readIndex);
  await page.close();
  return index;
}
