import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Docs, openDocs } from '../../packages/agents/src/docs/index.ts';
import { answerExample } from '../../packages/agents/src/server/answers/example.ts';
import { answerRead } from '../../packages/agents/src/server/answers/read.ts';
import { distUrl } from '../../scripts/lib/dist.mjs';

let docs: Docs;

beforeAll(async () => {
  docs = await openDocs(fileURLToPath(distUrl), {});
});

/** The pages and sections that cannot be read. */
const unread = (places: Iterable<string>) =>
  [...places].filter((page) => {
    try {
      return answerRead(docs, { page }) === '';
    } catch {
      return true;
    }
  });

describe('An agent reads by its path', () => {
  test('whatever the search finds', () => {
    expect(docs.headings.size).toBeGreaterThan(500);
    expect(unread(docs.headings.keys())).toEqual([]);
  });

  test('what documents a name, by the section of its table where it has one', () => {
    const pages = docs.components.components.map(({ page }) => page);
    expect(unread(pages)).toEqual([]);
    const tables = pages.filter((page) => /^docs\/UiComponent\/.*#api-/.test(page));
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter((page) => answerRead(docs, { page }).startsWith('# '))).toEqual([]);
  });

  test('an example, in the section that shows it', () => {
    const lost = docs.components.examples.filter(({ name, page, source }) => {
      const section = answerRead(docs, { page });
      return !section.includes(source.trim()) || !answerExample(docs, name).includes(source.trim());
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test('what the index for AGENTS.md lists', () => {
    const paths = [...docs.agentsIndex.matchAll(/^- (\S+\.md):/gm)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    expect(unread(paths)).toEqual([]);
  });
});
