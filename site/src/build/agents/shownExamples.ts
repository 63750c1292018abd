import type { ExampleFacts } from '@zs-docs/agents/files';
import type { Source } from '../../toolkit/facts/coveringPages.ts';

const EXAMPLE = /<Example\s[^>]*?of="([^"]+)"(?:[^>]*?title="([^"]+)")?/g;

/** Code of examples, by name. */
export type ExampleSources = Readonly<Record<string, { source: string }>>;

/** The examples that a page of the docs shows. */
const examplesOn = ({ page, source }: Source, examples: ExampleSources): ExampleFacts[] =>
  [...source.matchAll(EXAMPLE)].map(([, name = '', title = name]) => ({
    name,
    title,
    page: `${page.path}#example-${name}`,
    source: examples[name]?.source ?? '',
  }));

/** The examples that pages of the docs show, each with the first page that does. */
export function shownExamples(pages: readonly Source[], examples: ExampleSources): ExampleFacts[] {
  const first = new Map<string, ExampleFacts>();
  for (const example of pages.flatMap((page) => examplesOn(page, examples))) {
    first.set(example.name, first.get(example.name) ?? example);
  }
  return [...first.values()];
}

/** Names of the examples on the pages at a path whose code has a word. */
export const examplesWith = (
  word: string,
  path: string,
  pages: readonly Source[],
  examples: ExampleSources,
): string[] => {
  const uses = new RegExp(`\\b${word}\\b`);
  return pages
    .filter(({ page }) => page.path === path)
    .flatMap((page) => examplesOn(page, examples))
    .filter(({ source }) => uses.test(source))
    .map(({ name }) => name);
};
