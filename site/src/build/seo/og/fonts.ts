import { readFileSync } from 'node:fs';
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

/** A file of a typeface, which comes in many, and the letters it draws. */
interface FontPart {
  typeface: string;
  part: string;
  /** First and last code points. */
  ranges: [number, number][];
}

/** Hangul, Hanja, kana and signs, and emoji without colours. */
const TYPEFACES = ['noto-sans-kr', 'noto-emoji'];

// The bundled route runs in the build folder: resolve fonts from the folder of the site.
const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

async function loadPart(
  name: string,
  { typeface, part }: Omit<FontPart, 'ranges'>,
): Promise<CardFont[]> {
  const weights = ([400, 700] as const).map(async (weight) => ({
    name,
    data: await readFile(
      resolve(`@fontsource/${typeface}/files/${typeface}-${part}-${weight}-normal.woff`),
    ),
    weight,
    style: 'normal' as const,
  }));
  return Promise.all(weights);
}

let fonts: Promise<CardFont[]> | undefined;

/** Loads the Korean and Latin fonts of the card once. */
export function loadFonts(): Promise<CardFont[]> {
  fonts ??= Promise.all(
    ['korean', 'latin'].map((part) => loadPart(part, { typeface: 'noto-sans-kr', part })),
  ).then((loaded) => loaded.flat());
  return fonts;
}

/** The list of a typeface's parts: `{ "[80]": "U+6f22,U+6f30-6f31", "latin": … }`. */
function partsOf(typeface: string): FontPart[] {
  const file = readFileSync(resolve(`@fontsource/${typeface}/unicode.json`), 'utf8');
  const listed = Object.entries(JSON.parse(file) as Record<string, string>);
  return listed.map(([name, ranges]) => ({
    typeface,
    part: name.replace(/[[\]]/g, ''),
    ranges: [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
    ),
  }));
}

const parts = TYPEFACES.flatMap(partsOf);

const hasLetter = ({ ranges }: FontPart, letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
};

/** Digits of keycaps, and what joins emoji to one: many parts have them, for emoji of their own. */
const SHARED = /[\d#*]|\u200D|\uFE0F/;

/** Loads what draws letters that the Korean and Latin fonts lack. */
export async function loadMoreFonts(text: string): Promise<CardFont[]> {
  const letters = [...text].filter((letter) => !SHARED.test(letter));
  const needed = parts.filter((part) => letters.some((letter) => hasLetter(part, letter)));
  const loaded = needed.map((part) => loadPart(`${part.typeface}-${part.part}`, part));
  return (await Promise.all(loaded)).flat();
}

/** The box around the digit of a keycap: it would be drawn as a letter of its own. */
const KEYCAP = '\u20E3';

/**
 * A text without the letters that no font draws: they would be empty boxes. Hangul that a Mac wrote in
 * its parts, as it names files, is put together.
 * @example drawable('☾밤 🎉 漢字 1️⃣') // '밤 🎉 漢字 1️'
 */
export const drawable = (text: string): string =>
  [...text.normalize()]
    .filter((letter) => letter !== KEYCAP && parts.some((part) => hasLetter(part, letter)))
    .join('');
