import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A line of Korean text. */
interface KoreanLine {
  /** `site/content/docs/intro.mdx:12`. */
  place: string;
  text: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files with Korean text for readers or authors. */
const FILES = [
  'site/content/**/*.{mdx,yml}',
  'site/src/text/*.ts',
  'examples/**/*.{ts,tsx}',
  'packages/zs-ui/api.json',
  'packages/zs-ui/a11y.json',
  'packages/zs-ui/published/*.yml',
  'packages/zs-ui/README.md',
  'site/device-app/README.md',
];

/** Files that list words which are not to be used, or which readers use in searches. */
const EXCLUDED = new Set(['site/content/glossary.yml', 'site/content/synonyms.yml']);

/** Reads all lines with Hangul from these files. */
export function koreanLines(): KoreanLine[] {
  return FILES.flatMap((pattern) => globSync(`${root}${pattern}`))
    .map((file) => relative(root, file))
    .filter((file) => !EXCLUDED.has(file))
    .flatMap((file) =>
      readFileSync(`${root}${file}`, 'utf8')
        .split('\n')
        .map((text, at) => ({ place: `${file}:${at + 1}`, text }))
        .filter(({ text }) => /[가-힣]/.test(text)),
    );
}
