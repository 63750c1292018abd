import type { Behaviour } from '@0610studio/zs-ui/facts';
import type { ComponentFacts, ComponentsFile, NoteFacts } from '@zs-docs/agents/files';
import {
  type ApiDocs,
  type ApiEntry,
  findEntry,
  type Lifespan,
  memberTables,
} from '@zs-docs/api-docs';
import type { DocPage } from '../../content/page-table/types.ts';
import { coveringPages } from '../../toolkit/facts/coveringPages.ts';
import type { A11yEntry } from '../../toolkit/mdx/A11yTable.tsx';
import { checkSections } from './checkSections.ts';
import { type ExampleSources, examplesWith, pageExamples } from './pageExamples.ts';

/** What components.json is made from. */
export interface ComponentSources {
  docs: Pick<ApiDocs, 'api' | 'lifespanOf'>;
  /** Type of a name as published, where it may differ from that of this repository. */
  publishedType: (name: string) => string | undefined;
  notes: readonly Behaviour[];
  a11y: readonly A11yEntry[];
  pages: readonly Pick<DocPage, 'path' | 'title' | 'covers' | 'keywords' | 'model'>[];
  examples: ExampleSources;
}

/** Joins what is known of each exported name, and of the overlays, which are functions. */
export function componentsFile(sources: ComponentSources): ComponentsFile {
  const { package: name, version, entries } = sources.docs.api;
  const addresses = coveringPages(sources.pages);
  const exported = entries.filter((entry) => entry.exported && !entry.internal);
  const components = exported.map((entry) => {
    const facts = {
      name: entry.name,
      kind: entry.kind,
      description: [entry.description, entry.published].filter(Boolean).join(' '),
      ...typeOf(entry, sources.publishedType(entry.name)),
      page: addresses.get(entry.name)?.address ?? '',
      ...knownLifespan(sources.docs.lifespanOf?.(entry.name)),
      props: propsOf(sources, entry),
      ...inheritedOf(sources, entry),
    };
    return { ...facts, ...proofsOf(sources, facts) };
  });
  return {
    package: name,
    version,
    notes: notesOf(sources, 'package'),
    components: [...components, ...overlaysOf(sources)],
    examples: pageExamples(sources.pages, sources.examples),
    sections: checkSections(addresses),
  };
}

/** The overlays: their pages name the function that shows them, and have the fields of its parameter. */
function overlaysOf(sources: ComponentSources): ComponentFacts[] {
  const all = findEntry(sources.docs.api, 'GlobalOverlay');
  const shows = all?.kind === 'constant' ? all.members : [];
  return shows.flatMap(({ name: call, type, description }) => {
    const page = sources.pages.find(({ keywords }) => keywords.includes(call));
    if (!page) {
      return [];
    }
    const parameter = findEntry(sources.docs.api, /\(\w+: (\w+)\)/.exec(type)?.[1] ?? '');
    const facts = {
      name: page.title,
      kind: 'overlay',
      call,
      description,
      type,
      page: page.path,
      props: parameter ? propsOf(sources, parameter) : [],
      ...(parameter && inheritedOf(sources, parameter)),
    };
    return [{ ...facts, ...proofsOf(sources, facts) }];
  });
}

/** Notes, accessibility and examples of a name. */
function proofsOf({ pages, examples, ...sources }: ComponentSources, named: Named) {
  const { name, kind, call = name, page } = named;
  const isType = kind === 'interface' || kind === 'type';
  return {
    notes: notesOf(sources, name),
    accessibility: sources.a11y.find(({ component }) => component === name) ?? null,
    examples: isType ? [] : examplesWith(call, page.replace(/#.*/, ''), pages, examples),
  };
}

type Named = Pick<ComponentFacts, 'name' | 'kind' | 'call' | 'page'>;

const notesOf = ({ notes }: Pick<ComponentSources, 'notes'>, name: string): NoteFacts[] =>
  notes
    .filter(({ of }) => of === name)
    .map(({ does, remedy, since, fixedIn, topic }) => ({
      does,
      ...(remedy && { remedy }),
      ...(since && { since }),
      ...(fixedIn && { fixedIn }),
      ...(topic && { topic }),
    }));

function propsOf({ docs }: ComponentSources, entry: ApiEntry): ComponentFacts['props'] {
  const members = memberTables(docs.api, entry).flatMap((table) => table.members);
  return members.map(({ name, type, required, default: initial, description, published }) => ({
    name,
    type,
    required,
    ...(initial !== undefined && { default: initial }),
    description: [description, published].filter(Boolean).join(' '),
    ...knownLifespan(docs.lifespanOf?.(entry.name, name)),
  }));
}

function inheritedOf({ docs }: ComponentSources, entry: ApiEntry) {
  const inherited = memberTables(docs.api, entry).flatMap((table) => table.inherited);
  return inherited.length ? { inherited } : {};
}

function typeOf(entry: ApiEntry, published: string | undefined): { type?: string } {
  if (published !== undefined) {
    return { type: published };
  }
  if (entry.kind === 'type' || entry.kind === 'constant') {
    return { type: entry.type };
  }
  return 'signature' in entry ? { type: entry.signature } : {};
}

const knownLifespan = ({ since, until, deprecated }: Lifespan = {}) => ({
  ...(since !== undefined && { since }),
  ...(until !== undefined && { until }),
  ...(deprecated !== undefined && { deprecated }),
});
