import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { book, fillPlaceholders } from '@0610studio/zs-ui/facts';
import { blank } from '../source/blank.ts';
import type { Texts } from './checkNumbers.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const docs = join(root, 'site/content/docs');
const source = join(root, 'packages/toolkit/src');
const facts = join(root, 'packages/toolkit/facts');

/** Pages that are about another program. */
const NOT_OF_THE_TOOLKIT = new Set(['Guide/Agents.mdx']);

const textsOf = (folder: string, pattern: string): Texts =>
  Object.fromEntries(
    globSync(pattern, { cwd: folder }).map((file) => [
      relative(folder, join(folder, file)),
      fillPlaceholders(readFileSync(join(folder, file), 'utf8'), book.documented),
    ]),
  );

/**
 * Leaves the comments that tables of the API show: the Korean ones, without the defaults, which
 * `checkRecordedApi` compares. All else becomes blanks, so that lines stay the same.
 */
const shownComments = (code: string): string =>
  code.replace(/@default.*|\/\*\*(?:(?!@default|\*\/)[\s\S])*|[^\n]/g, (part) =>
    part.startsWith('/**') && /[가-힣]/.test(part) ? part : blank(part),
  );

/** All pages of the docs, notes and comments of the API: `Theme/start.mdx`, `behaviour.yml`, `ui/types.ts`. */
export function readTexts(): Texts {
  const code = Object.entries(textsOf(source, '{ui,overlay}/**/*.{ts,tsx}'));
  return {
    ...Object.fromEntries(
      Object.entries(textsOf(docs, '**/*.mdx')).filter(([file]) => !NOT_OF_THE_TOOLKIT.has(file)),
    ),
    ...textsOf(facts, '{behaviour,changes}.yml'),
    ...Object.fromEntries(code.map(([file, text]) => [file, shownComments(text)])),
  };
}
