import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A line of Korean text. */
interface KoreanLine {
  /** `site/content/docs/intro.mdx:12`. */
  place: string;
  text: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Files with Korean text for readers or authors. */
const FILES = [
  'site/content/**/*.{mdx,yml}',
  'site/src/**/*.{ts,tsx,astro,css}',
  'examples/**/*.{ts,tsx}',
  'packages/toolkit/api.json',
  'packages/toolkit/a11y.json',
  'packages/toolkit/facts/*.yml',
  'packages/toolkit/src/**/*.{ts,tsx}',
  'packages/{api-docs,playground,search}/src/**/*.{ts,tsx}',
  'scripts/{,lib/}*.{ts,mjs}',
  'site/device-app/README.md',
  '.github/**/*.yml',
];

/** Files that list words to avoid, words of searches, or parts of Korean words. */
const EXCLUDED =
  /^site\/content\/(?:glossary|synonyms)\.yml$|^packages\/search\/src\/shared\/korean\//;

/** Lines with words by which readers search, right or wrong: `keywords: […]`, `{/* 검색어: … *\/}`. */
const SEARCHED = /^\s*keywords:|^\{\/\* 검색어:/;

/** Reads all lines with Hangul from these files. */
export function koreanLines(): KoreanLine[] {
  return FILES.flatMap((pattern) => globSync(`${root}${pattern}`))
    .map((file) => relative(root, file))
    .filter((file) => !EXCLUDED.test(file))
    .flatMap((file) =>
      readFileSync(`${root}${file}`, 'utf8')
        .split('\n')
        .map((text, at) => ({ place: `${file}:${at + 1}`, text }))
        .filter(({ text }) => /[가-힣]/.test(text) && !SEARCHED.test(text)),
    );
}
