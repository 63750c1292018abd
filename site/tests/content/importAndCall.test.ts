import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const snippetFolder = fileURLToPath(new URL('../../../examples/snippets/', import.meta.url));

/** Titles that pages give to each snippet: `notify` → `src/lib/notify.ts`. */
const titles = new Map<string, string[]>();
for (const page of pages) {
  const snippets =
    page.kind === 'doc' ? page.model.tags.filter(({ name }) => name === 'Snippet') : [];
  for (const { attributes } of snippets) {
    const [name = '', title] = [attributes.get('of'), attributes.get('title')];
    titles.set(name, [...(titles.get(name) ?? []), ...(title ? [title] : [])]);
  }
}

test('a snippet that is copied to the file of its title finds the snippets that it imports', () => {
  const lost = [...titles].flatMap(([name, own]) => {
    const [file = ''] = globSync(`${snippetFolder}${name}.{ts,tsx}`);
    const imported = [...readFileSync(file, 'utf8').matchAll(/from '\.\/(\w+)'/g)];
    return imported.flatMap(([, target = '']) =>
      own
        .map((title) => join(dirname(title), target))
        .filter(
          (path) => !titles.get(target)?.some((title) => title.replace(/\.tsx?$/, '') === path),
        )
        .map((path) => `${own}: ${path}`),
    );
  });
  expect([...titles.keys()]).toContain('notify');
  expect(lost).toEqual([]);
});

test('a link in the list of related pages says the title of its page', () => {
  const docs = pages.filter(({ kind }) => kind === 'doc');
  const wrong = docs.flatMap(({ file }) => {
    const [, related = ''] = readFileSync(root + file, 'utf8').split(
      /\n## (?:관련 문서|다음 단계)\n/,
    );
    return [...related.matchAll(/\[([^\]]+)\]\(\/(docs\/[^)#]*)\)/g)].flatMap(([, text, path]) => {
      const page = docs.find((doc) => doc.path === path);
      return page && page.title !== text ? [`${file}: ${text} → ${page.title}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
