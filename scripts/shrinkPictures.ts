import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../tests/screenshots/looks.spec.ts/', import.meta.url);

/** Offset of the colour type in the header of a PNG file, and its value for a palette. */
const COLOR_TYPE_OFFSET = 25;
const PALETTE = 3;

// A screenshot fits into a palette of 256 colours without a visible difference, at a third of the bytes.
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const picture = readFileSync(file);
  if (picture[COLOR_TYPE_OFFSET] !== PALETTE) {
    const small = sharp(picture).png({ palette: true, quality: 100, dither: 0, effort: 10 });
    writeFileSync(file, await small.toBuffer());
  }
}
