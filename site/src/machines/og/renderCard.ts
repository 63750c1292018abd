import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { Card, type CardProps } from './Card.tsx';
import { loadFonts } from './fonts.ts';

/** Size that every network shows uncut. */
const size = { width: 1200, height: 630 };
const cacheFolder = join(process.cwd(), '..', '.cache', 'og');

/**
 * Draws the share image of a page as PNG. A drawn image is kept on disk: the next build reads it
 * unless its text or the card itself changed.
 */
export async function renderCard(props: CardProps): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash('sha256')
    .update(JSON.stringify([props, Card.toString()]))
    .digest('hex');
  const file = join(cacheFolder, `${key}.png`);
  if (existsSync(file)) {
    return new Uint8Array(await readFile(file));
  }
  const svg = await satori(Card(props), { ...size, fonts: await loadFonts() });
  const png = new Resvg(svg).render().asPng();
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, png);
  return new Uint8Array(png);
}
