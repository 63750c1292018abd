import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A font for Satori. */
interface CardFont {
  name: string;
  data: Buffer;
  weight: 400 | 700;
  style: 'normal';
}

// The bundled route runs in the build folder: resolve fonts from the folder of the site.
const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

let fonts: Promise<CardFont[]> | undefined;

/** Loads the Korean and Latin fonts of the card once. */
export function loadFonts(): Promise<CardFont[]> {
  fonts ??= Promise.all(
    (['korean', 'latin'] as const).flatMap((script) =>
      ([400, 700] as const).map(async (weight) => ({
        name: script,
        data: await readFile(
          resolve(`@fontsource/noto-sans-kr/files/noto-sans-kr-${script}-${weight}-normal.woff`),
        ),
        weight,
        style: 'normal' as const,
      })),
    ),
  );
  return fonts;
}
