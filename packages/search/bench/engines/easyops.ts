import type { Index, Lunr } from 'lunr';
import type { BenchEngine } from '../lib/measure.ts';
import type { BenchSection } from '../lib/sections.ts';

/** A document of one of its indexes. `t` is the one field that is searched. */
interface EasyopsDocument {
  i: number;
  t: string;
  u: string;
  /** The page's own document; none for a page. */
  p?: number;
}

interface Word {
  value: string;
  mayBeTyped: boolean;
}

/** A question to lunr: all of its words must be found. */
interface Ask {
  words: Word[];
  distance: number;
  asPrefix: boolean;
}

interface Result {
  kind: number;
  document: EasyopsDocument;
}

const MAX_WORDS = 12;
const LANGUAGES = ['en', 'ko'];

/** Pages, headings and texts, each in an index of its own; descriptions and keywords are not in the records. */
function documentsOf(sections: readonly BenchSection[]): EasyopsDocument[][] {
  const pages: EasyopsDocument[] = [];
  const headings: EasyopsDocument[] = [];
  const texts: EasyopsDocument[] = [];
  let last = 0;
  for (const { url, heading, parents, text } of sections) {
    last += 1;
    const document = { i: last, t: heading, u: url };
    const isPage = parents.length === 0;
    const page = isPage ? last : (pages.at(-1)?.i ?? 0);
    if (isPage) {
      pages.push(document);
    } else {
      headings.push({ ...document, p: page });
    }
    if (text) {
      last += 1;
      texts.push({ i: last, t: text.replaceAll('\n', ' '), u: url, p: page });
    }
  }
  return [pages, headings, texts];
}

/** What it asks one after the other until it has enough: exact, last word as a prefix, one letter off, then without a word. */
function asksOf(lunr: Lunr, input: string): Ask[] {
  const values = (input.toLowerCase().match(/[^-\s]+/g) ?? []).slice(0, MAX_WORDS);
  const all = values.map((value, at) => ({ value, mayBeTyped: at === values.length - 1 }));
  const filters = [lunr.ko.stopWordFilter, lunr.stopWordFilter];
  const telling = all.filter(({ value }) => filters.every((filter) => filter(value)));
  const isShorter = telling.length > 0 && telling.length < all.length;
  const terms = isShorter ? [all, telling] : [all];
  const without =
    telling.length > 2
      ? telling.map((left) => telling.filter((word) => word !== left)).reverse()
      : [];
  return [terms, without].flatMap((some) =>
    [0, 1].flatMap((distance) =>
      [false, true].flatMap((asPrefix) =>
        some
          .filter((words) => !asPrefix || words.at(-1)?.mayBeTyped)
          .filter((words) => !distance || words.some(({ value }) => value.length > distance))
          .map((words) => ({ words, distance, asPrefix })),
      ),
    ),
  );
}

function ask(lunr: Lunr, index: Index, { words, distance, asPrefix }: Ask): string[] {
  const { presence, wildcard } = lunr.Query;
  const found = index.query((query) => {
    for (const { value, mayBeTyped } of words) {
      query.term(value, {
        presence: presence.REQUIRED,
        wildcard: asPrefix && mayBeTyped ? wildcard.TRAILING : wildcard.NONE,
        ...(distance && value.length > distance ? { editDistance: distance } : {}),
      });
    }
  });
  return found.map(({ ref }) => ref);
}

/** Headings and texts stand behind the page they are of, if it was found. */
function inOrder(results: readonly Result[]): Result[] {
  const placeOf = (result: Result, own: number) => {
    const page = results.findIndex(({ document }) => document.i === result.document.p);
    return page < 0 ? own : page;
  };
  return results
    .map((result, own) => ({ result, own, place: placeOf(result, own) }))
    .sort((a, b) => {
      const pageFirst = Number(b.result.kind === 0) - Number(a.result.kind === 0);
      return a.place - b.place || pageFirst || a.own - b.own;
    })
    .map(({ result }) => result);
}

/**
 * What @easyops-cn/docusaurus-search-local 0.55.3 does for a Korean site (`language: ['en', 'ko']`,
 * the rest as it comes): its kinds of documents, its lunr indexes and its sequence of questions. The
 * package itself cannot be loaded without Docusaurus, so this is an adapter of our own over the same
 * lunr 2.3.9 and lunr-languages, after what its code does; the parts for Chinese are left out.
 */
export const easyops: BenchEngine = {
  name: 'easyops local search (en + ko)',
  async open(sections) {
    const { default: lunr } = await import('lunr');
    for (const name of ['lunr.stemmer.support', 'lunr.ko', 'lunr.multi']) {
      const { default: extend } = await import(`lunr-languages/${name}.js`);
      extend(lunr);
    }
    const plugin = lunr.multiLanguage(...LANGUAGES);
    const kinds = documentsOf(sections);
    const file = JSON.stringify(
      kinds.map((documents) => ({
        documents,
        index: lunr(function () {
          this.use(plugin);
          this.ref('i');
          this.field('t');
          this.metadataWhitelist = ['position'];
          for (const document of documents) {
            this.add({ ...document, i: String(document.i) });
          }
        }),
      })),
    );
    const opened = (JSON.parse(file) as { documents: EasyopsDocument[]; index: unknown }[]).map(
      ({ documents, index }, kind) => ({
        kind,
        byRef: new Map(documents.map((document) => [String(document.i), document])),
        index: lunr.Index.load(index),
      }),
    );
    const limit = 20;

    function search(query: string): string[] {
      const results = new Map<string, Result>();
      for (const one of query.trim() ? asksOf(lunr, query) : []) {
        for (const { kind, byRef, index } of opened) {
          for (const ref of ask(lunr, index, one).slice(0, limit)) {
            const document = byRef.get(ref);
            if (document && results.size < limit && !results.has(ref)) {
              results.set(ref, { kind, document });
            }
          }
        }
        if (results.size >= limit) {
          break;
        }
      }
      return inOrder([...results.values()]).map(({ document }) => document.u);
    }
    return { files: [file], search };
  },
};
