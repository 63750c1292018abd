import { globSync } from 'node:fs';
import type { Use } from '@zs-docs/playground/build';
import { placeOf } from '../files/placeOf.ts';
import { readBody } from '../files/readSource.ts';
import { readPageModel } from './readPageModel.ts';

/**
 * Where authors show examples and snippets: on pages, drafts and parts of pages.
 * @param root folder of the site with a slash at its end
 * @returns undefined while a file cannot be parsed
 */
export function contentUses(root: string): Use[] | undefined {
  const files = globSync('content/**/*.mdx', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const all = files.map((file) => ({ file, model: readPageModel(readBody(root, file)) }));
  return all.some(({ model }) => model.fault)
    ? undefined
    : all.flatMap(({ file, model: { examples, snippets } }) => [
        ...examples.map(({ name, line }) => use('example', name, file, line)),
        ...snippets.map(({ name, line }) => use('snippet', name, file, line)),
      ]);
}

const use = (kind: Use['kind'], name: string, file: string, line: number): Use => ({
  kind,
  name,
  file: placeOf(file),
  line,
});
