import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A line that readers see. */
interface KoreanLine {
  /** File and line: `site/content/docs/intro.mdx:12`. */
  place: string;
  text: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every file whose Korean a reader or an author sees. */
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

/** Lines of these files say what not to write, and what only readers do. */
const LEFT_OUT = new Set(['site/content/glossary.yml', 'site/content/synonyms.yml']);

/** Every line with Korean in it that a reader or an author sees. */
export function koreanLines(): KoreanLine[] {
  return FILES.flatMap((pattern) => globSync(`${root}${pattern}`))
    .map((file) => relative(root, file))
    .filter((file) => !LEFT_OUT.has(file))
    .flatMap((file) =>
      readFileSync(`${root}${file}`, 'utf8')
        .split('\n')
        .map((text, at) => ({ place: `${file}:${at + 1}`, text }))
        .filter(({ text }) => /[가-힣]/.test(text)),
    );
}
