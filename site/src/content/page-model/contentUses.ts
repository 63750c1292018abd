import { globSync } from 'node:fs';
import type { Use } from '@zs-docs/playground/build';
import { placeOf } from '../files/placeOf.ts';
import { readBody } from '../files/readSource.ts';
import { readPage } from './readPage.ts';

/** Every page of the content, drafts and parts of pages too, below the site's folder. */
export const contentFiles = (root: string): string[] =>
  globSync('content/**/*.mdx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/**
 * Where authors show examples and snippets: on pages, drafts and parts of pages.
 * @param root folder of the site with a slash at its end
 * @returns undefined while a file cannot be parsed
 */
export function contentUses(root: string): Use[] | undefined {
  const all = contentFiles(root).map((file) => ({
    file,
    model: readPage(file, readBody(root, file)),
  }));
  return all.every(({ model }) => model.isMdx)
    ? all.flatMap(({ file, model: { examples, snippets } }) => [
        ...examples.map(({ name, line }) => use('example', name, file, line)),
        ...snippets.map(({ name, line }) => use('snippet', name, file, line)),
      ])
    : undefined;
}

const use = (kind: Use['kind'], name: string, file: string, line: number): Use => ({
  kind,
  name,
  file: placeOf(file),
  line,
});
