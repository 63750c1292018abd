import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../tests/screenshots/looks.spec.ts/', import.meta.url);

/** Kind of colours in the header of a PNG: that of a palette is done. */
const COLOR_TYPE = 25;
const PALETTE = 3;

// The colours of a screen fit into a palette: a third of the bytes is left, and no eye sees it.
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const picture = readFileSync(file);
  if (picture[COLOR_TYPE] !== PALETTE) {
    const small = sharp(picture).png({ palette: true, quality: 100, dither: 0, effort: 10 });
    writeFileSync(file, await small.toBuffer());
  }
}
