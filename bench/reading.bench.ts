import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { serveFolder } from './lib/lab.ts';
import type { Figure } from './lib/report.ts';

const dist = new URL('../site/dist/', import.meta.url);

const paths = [
  '',
  'docs/intro/',
  'docs/provider/',
  'docs/FoldableDevice/',
  'docs/Theme/palette/',
  'docs/Theme/start/',
  'docs/Theme/themefactory/',
  'docs/OverlayComponent/Snackbar/',
  'docs/OverlayComponent/BottomSheet/',
  'docs/UiComponent/ZSTextField/',
  'docs/UiComponent/ZSText/',
  'blog/from-0-12-to-0-18/',
];

/** What a page of twelve is to the eye, and what its styles weigh. */
export async function measureReading(browser: Browser): Promise<Figure[]> {
  const site = await serveFolder(dist);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const lone: number[] = [];
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    lone.push(await page.evaluate(countLoneWords));
  }
  await context.close();
  site.stop();
  const sheets = paths.map(stylesOf);
  return [
    {
      name: 'texts of twelve pages whose last line is one word',
      runs: [lone.reduce((sum, one) => sum + one, 0)],
      unit: '',
      limit: 45,
    },
    { name: 'styles of a page', runs: sheets.map((css) => css.length / 1024), unit: 'KB' },
    {
      name: 'the same, compressed',
      runs: sheets.map((css) => brotliCompressSync(css).length / 1024),
      unit: 'KB',
    },
  ];
}

/** Styles of a built page; those of a picture of a phone stand in its template. */
function stylesOf(path: string): string {
  const html = readFileSync(new URL(`${path}index.html`, dist), 'utf8');
  const page = html.replace(/<template[^>]*>.*?<\/template>/gs, '');
  return [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('');
}

/** Runs in the page: counts texts of several lines that end in a line of one word. */
function countLoneWords(): number {
  /** Words of a text with the line they end on; what touches the word before belongs to it. */
  const wordsOf = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: { bottom: number; right: number }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const box = [...range.getClientRects()].at(-1);
        const last = words.at(-1);
        if (box && last && Math.abs(last.bottom - box.bottom) < 6 && box.left - last.right < 1.5) {
          last.right = box.right;
        } else if (box) {
          words.push({ bottom: box.bottom, right: box.right });
        }
      }
    }
    return words;
  };
  const isText = (element: Element) =>
    element.checkVisibility() &&
    // What holds blocks, as a sample with its label does, is no text.
    [...element.querySelectorAll('*')].every((part) =>
      /inline|none|contents/.test(getComputedStyle(part).display),
    );
  return [...document.querySelectorAll('main :is(p, li, td, dd)')].filter((element) => {
    const words = isText(element) ? wordsOf(element) : [];
    const end = words.at(-1)?.bottom ?? 0;
    const onLast = words.filter(({ bottom }) => Math.abs(bottom - end) < 6);
    return onLast.length === 1 && words.some(({ bottom }) => bottom < end - 10);
  }).length;
}
