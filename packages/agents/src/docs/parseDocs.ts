import { openEngine, type SearchAnswer, toAnswer } from '@zs-docs/search/build';
import { findBlock, MAX_BLOCK_BYTES } from '../shared/agentsBlock.ts';
import type { BundledPage, ComponentsFile, DocsManifest } from '../shared/docsFiles.ts';
import { parseComponents, parseJson, readBundle } from './publishedFiles.ts';
import { AGENTS_PATH, BUNDLE, COMPONENTS_PATH, HEADINGS_PATH, TEXT_PATH } from './readManifest.ts';
import { SiteFault } from './siteFault.ts';

/** The docs of one version, as a site publishes them. */
export interface Docs {
  version: string;
  /** Every published version, newest first. */
  versions: readonly string[];
  /** Address of the site, ends with a slash. */
  site: string;
  /** By path. */
  pages: ReadonlyMap<string, BundledPage>;
  components: ComponentsFile;
  /** The block for an app's AGENTS.md. */
  agentsIndex: string;
  /** Undefined where the site has no index, because its search is hosted. */
  search: ((text: string, limit: number) => SearchAnswer) | undefined;
  /** Headings above and at a place that the search finds, by its path: `docs/intro/#prop-A-b`. */
  headings: ReadonlyMap<string, readonly string[]>;
  /** Titles in English by the same paths, of those that have one. */
  englishTitles: ReadonlyMap<string, string>;
  /** One line: these are from a copy, because the site could not be read. */
  notice?: string;
}

/** The files of a site that docs are made of, by path. */
export interface SiteFiles {
  manifest: Omit<DocsManifest, 'files'>;
  files: ReadonlyMap<string, Buffer>;
}

/** Words around a match. */
const SNIPPET_WORDS = 30;

/** Makes the docs of the files of a site. */
export async function parseDocs({
  manifest: { version, versions, site },
  files,
}: SiteFiles): Promise<Docs> {
  const textOf = (path: string) => files.get(path)?.toString('utf8') ?? '';
  const [bundle = '', packed = Buffer.alloc(0)] =
    [...files].find(([path]) => BUNDLE.test(path)) ?? [];
  const pages = await readBundle(bundle, packed);
  const index = files.has(HEADINGS_PATH)
    ? await openIndex(textOf, pages, site).catch((error) => {
        throw error instanceof SiteFault
          ? error
          : new SiteFault('search-index의 형식이 올바르지 않습니다.', { cause: error });
      })
    : undefined;
  return {
    version,
    versions,
    site,
    pages,
    components: parseComponents(textOf(COMPONENTS_PATH)),
    agentsIndex: checkedBlock(textOf(AGENTS_PATH)),
    search: index?.search,
    headings: index?.headings ?? new Map(),
    englishTitles: index?.englishTitles ?? new Map(),
  };
}

async function openIndex(
  textOf: (path: string) => string,
  pages: Docs['pages'],
  site: string,
): Promise<Pick<Docs, 'search' | 'headings' | 'englishTitles'>> {
  const engine = await openEngine(async (name) => {
    const path = name === 'headings.json' ? HEADINGS_PATH : TEXT_PATH;
    return parseJson(path, textOf(path));
  });
  await engine.loadTexts();
  const find = (text: string, hitsPerPage: number) =>
    engine.find({ text, page: 0, hitsPerPage, facetFilters: [] });
  const base = new URL(site).pathname;
  const pathOf = (url: string) => decodeURI(url.replace(base, ''));
  // Lists of posts are found on the site, and say nothing that could be read.
  const isBundled = ({ url }: { url: string }) => pages.has(pathOf(url).replace(/#.*/, ''));
  const sections = find('', 0).index.sections.filter(isBundled);
  return {
    search: (text, limit) => {
      const answer = toAnswer(find(text, limit), SNIPPET_WORDS);
      return { ...answer, hits: answer.hits.filter(isBundled) };
    },
    headings: new Map(sections.map(({ url, chain }) => [pathOf(url), chain])),
    englishTitles: new Map(
      sections.filter(({ english }) => english).map(({ url, english }) => [pathOf(url), english]),
    ),
  };
}

/** The block for an AGENTS.md, which has to be one that a later block can take the place of. */
function checkedBlock(text: string): string {
  const place = findBlock(text);
  const isWhole = typeof place === 'object' && text.trim() === text.slice(place.start, place.end);
  if (!isWhole || Buffer.byteLength(text) > MAX_BLOCK_BYTES) {
    throw new SiteFault(
      `AGENTS.md 파일이 ${MAX_BLOCK_BYTES / 1024} KB 이하의 zs-ui-docs 블록 하나가 아닙니다.`,
    );
  }
  return text;
}
