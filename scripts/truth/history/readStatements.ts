import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { book, factFile } from '@0610studio/zs-ui/facts';
import { datedStatementsOf, type Statement, statementsOf } from './statements.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What changes.yml, behaviour.yml and the pages say of versions, with the file that says it. */
export function readStatements(): (Statement & { place: string })[] {
  const texts = [
    factFile('behaviour.yml'),
    ...globSync(join(root, 'site/content/{docs,blog}/**/*.mdx')),
  ];
  return [
    ...Object.entries(book.changes).flatMap(([version, lines]) =>
      lines.flatMap((line) =>
        statementsOf(version, line).map((statement) => ({ ...statement, place: 'changes.yml' })),
      ),
    ),
    ...texts.flatMap((file) =>
      datedStatementsOf(readFileSync(file, 'utf8')).map((statement) => ({
        ...statement,
        place: basename(file),
      })),
    ),
  ];
}
