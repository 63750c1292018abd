import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { pages, categories } = readPageTable(root);
const groups = categories.filter(({ components }) => components).map(({ path }) => path);
const files = pages.flatMap((page) =>
  page.kind === 'doc' &&
  page.removed === undefined &&
  groups.includes(page.sidebar?.group ?? '') &&
  !/\/start\/$/.test(page.path)
    ? page.file
    : [],
);

test.each(files)('%s shows the import and the call before anything else', (file) => {
  const name = /(\w+)\.mdx$/.exec(file)?.[1];
  const body = readFileSync(root + file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  expect(body.trimStart().split('\n')[0]).toBe(`<Snippet of="import${name}" />`);
  const code = readFileSync(`${root}../examples/snippets/import${name}.tsx`, 'utf8');
  expect(code).toMatch(/^import .+ from '@0610studio\/zs-ui';\n/);
});
