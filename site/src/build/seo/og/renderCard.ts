import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { SCREEN_HEIGHT } from '@zs-docs/playground';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { Card, type CardProps, cardCode } from './Card.tsx';
import type { CardScreen } from './cardExample.ts';
import { loadFonts } from './fonts.ts';
import { posterTree } from './posterTree.ts';

/** Drawings hold letters as shapes: fonts of the machine, read anew for each, are not looked for. */
const drawing = { font: { loadSystemFonts: false } };

/** Size that every network shows uncut. */
const size = { width: 1200, height: 630 };
const cacheFolder = join(process.cwd(), '..', '.cache', 'og');

/**
 * Draws an SVG that covers its whole size as PNG, all of it in other threads: resvg itself would write
 * the file in the thread that renders the pages, which takes it longer than the drawing.
 */
async function toPng(svg: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, { ...drawing, ...options });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

async function drawScreen({ poster, width }: CardScreen) {
  const fonts = await loadFonts();
  // The renderer takes plain objects for elements.
  const tree = posterTree(poster) as unknown as ReactNode;
  const svg = await satori(tree, { width, height: SCREEN_HEIGHT.phone, fonts });
  // Drawn before it goes into the card: a drawing inside of a drawing loses its own pictures.
  const png = await toPng(svg, { fitTo: { mode: 'zoom', value: 1.5 } });
  return { src: `data:image/png;base64,${png.toString('base64')}`, width };
}

/**
 * Draws the share image of a page as PNG. A drawn image is kept on disk: the next build reads it
 * unless what it shows or the card itself changed.
 * @param screen the screen that stands for the page
 */
export async function renderCard(
  words: Omit<CardProps, 'screen'>,
  screen?: CardScreen,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([words, screen && posterTree(screen.poster), cardCode, `${drawScreen}`]))
    .digest('hex');
  const file = join(cacheFolder, `${key}.png`);
  if (existsSync(file)) {
    return new Uint8Array(await readFile(file));
  }
  const drawn = screen && (await drawScreen(screen));
  const svg = await satori(Card({ ...words, screen: drawn }), {
    ...size,
    fonts: await loadFonts(),
  });
  const png = await toPng(svg);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, png);
  return new Uint8Array(png);
}
