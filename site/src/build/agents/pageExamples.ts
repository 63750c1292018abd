import type { ExampleFacts } from '@zs-docs/agents/files';
import type { DocPage } from '../../content/page-table/types.ts';

/** Code of examples, by name. */
export type ExampleSources = Readonly<Record<string, { source: string }>>;

/** A page of the docs with what it shows. */
type Page = Pick<DocPage, 'path' | 'model'>;

const examplesOn = ({ path, model }: Page, examples: ExampleSources): ExampleFacts[] =>
  model.examples.map(({ name, title }) => ({
    name,
    title,
    page: `${path}#example-${name}`,
    source: examples[name]?.source ?? '',
  }));

/** The examples that pages of the docs show, each with the first page that does. */
export function pageExamples(pages: readonly Page[], examples: ExampleSources): ExampleFacts[] {
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
  pages: readonly Page[],
  examples: ExampleSources,
): string[] => {
  const uses = new RegExp(`\\b${word}\\b`);
  return pages
    .filter((page) => page.path === path)
    .flatMap((page) => examplesOn(page, examples))
    .filter(({ source }) => uses.test(source))
    .map(({ name }) => name);
};
