import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { SCREEN_HEIGHT } from '@zs-docs/playground';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { Card, type CardProps } from './Card.tsx';
import type { CardScreen } from './cardExample.ts';
import { drawable, loadFonts, loadMoreFonts } from './fonts.ts';
import { posterTree } from './posterTree.ts';

/** Satori converts text to paths, so resvg need not load the system fonts for each image. */
const resvgOptions = { font: { loadSystemFonts: false } };

/** Size that every social network shows uncropped. */
const size = { width: 1200, height: 630 };

/** Pixels of the picture of a screen for each of its own. */
const SCREEN_ZOOM = 1.5;

const cacheFolder = join(process.cwd(), '..', '.cache', 'og');

/**
 * Renders an opaque SVG as PNG in other threads: resvg would encode the PNG in the thread that
 * renders the pages, which takes longer than the rasterizing.
 */
async function toPng(svg: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  const { width, height, pixels } = await renderAsync(svg, { ...resvgOptions, ...options });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Draws with Satori. Its letters become paths, so that nothing else needs the fonts. */
async function draw(element: ReactNode, { width, height }: typeof size): Promise<string> {
  return satori(element, {
    width,
    height,
    fonts: await loadFonts(),
    loadAdditionalAsset: (_language, text) => loadMoreFonts(text),
  });
}

async function renderScreen({ poster, width }: CardScreen) {
  // Satori accepts plain objects as elements.
  const tree = posterTree(poster) as unknown as ReactNode;
  const svg = await draw(tree, { width, height: SCREEN_HEIGHT.phone });
  // Rasterized first: resvg does not render images of an SVG that is itself an image.
  const png = await toPng(svg, { fitTo: { mode: 'zoom', value: SCREEN_ZOOM } });
  return { src: `data:image/png;base64,${png.toString('base64')}`, width };
}

type Words = Omit<CardProps, 'screen'>;

/** Key of a cached card: all that is drawn. */
export function cardKey(words: Words, screen?: CardScreen): string {
  const drawn = Card({ ...words, screen: screen && { src: '', width: screen.width } });
  const all = [drawn, screen && posterTree(screen.poster), size, SCREEN_ZOOM];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

/**
 * Renders the share image of a page as PNG. Images are cached on disk.
 * @param screen screen of the page's example
 */
export async function renderCard(
  { title, description, section }: Words,
  screen?: CardScreen,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = {
    title: [title].flat().map(drawable),
    description: drawable(description),
    section: drawable(section),
  };
  const key = cardKey(words, screen);
  const file = join(cacheFolder, `${key}.png`);
  if (existsSync(file)) {
    return new Uint8Array(await readFile(file));
  }
  const drawn = screen && (await renderScreen(screen));
  const svg = await draw(Card({ ...words, screen: drawn }), size);
  const png = await toPng(svg);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, png);
  return new Uint8Array(png);
}
