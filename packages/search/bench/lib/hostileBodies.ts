import { MAX_REQUESTS } from '../../src/build/server/serve/readRequests.ts';
import { type Chance, chanceOf } from './random.ts';

/** Letters that a body has at most. */
const MAX_BODY_LETTERS = 4000;
/** What a request may say besides its query, to make the answer long and slow. */
const GREEDY = {
  hitsPerPage: 1000,
  attributesToSnippet: ['*:99999'],
  highlightPreTag: '<'.repeat(100),
  highlightPostTag: '>'.repeat(100),
  snippetEllipsisText: '…'.repeat(100),
};

type Maker = (pick: (many: number) => string, chance: Chance) => unknown;

const requests = (queries: readonly string[], more: object = GREEDY) => ({
  requests: queries.map((query) => ({ indexName: 'docs', query, ...more })),
});
const full = (query: () => string) => Array.from({ length: MAX_REQUESTS }, query);
const letters = (chance: Chance, from: string, count: number) =>
  Array.from({ length: count }, () => from[chance.below(from.length)]).join('');

/** Kinds of bodies; each asks for much in its own way. */
const KINDS: Readonly<Record<string, Maker>> = {
  'single letters': (_pick, chance) => requests(full(() => letters(chance, 'aeist가이다', 1))),
  'many letters': (_pick, chance) =>
    requests(full(() => [...letters(chance, 'aeist가나다마ㅅㅂ', 100)].join(' '))),
  'words of the documents': (pick) => requests(full(() => pick(30))),
  'words cut short': (pick) => requests(full(() => pick(60).replace(/(\S\S?)\S*/g, '$1'))),
  'words with slips': (pick, chance) =>
    requests(full(() => pick(40).replace(/\S/g, (one) => (chance.below(6) ? one : 'x')))),
  'words without spaces': (pick) => requests(full(() => pick(40).replaceAll(' ', ''))),
  'syllables that nobody knows': (_pick, chance) =>
    requests(full(() => letters(chance, '뷁쀍숗컭놛ㅇㄴㅁ가나다라 ', 500))),
  'the other keyboard': (_pick, chance) =>
    requests(full(() => letters(chance, 'rkskfemtrlahg ', 500))),
  initials: (_pick, chance) => requests(full(() => letters(chance, 'ㅂㅌㅅㅌㅋㅍㄴ', 3))),
  'many filters': (pick) =>
    requests([pick(3)], { ...GREEDY, facetFilters: [Array(400).fill('-a:b'), 'language:ko'] }),
  'a page far behind': (pick) =>
    requests(
      full(() => pick(2)),
      { ...GREEDY, page: 1000 },
    ),
  'one query and all hits': (_pick, chance) => requests([letters(chance, 'aest이가', 1)]),
  'more queries than allowed': (pick) => requests(Array.from({ length: 50 }, () => pick(1))),
  'other types': (pick) =>
    requests([pick(1)], { query: { a: [pick(1)] }, page: '1', hitsPerPage: -1 }),
  'depth without end': () => JSON.parse(`${'['.repeat(1900)}${']'.repeat(1900)}`),
  'letters of no script': (_pick, chance) =>
    requests(
      full(() => String.fromCharCode(...Array.from({ length: 300 }, () => chance.below(65536)))),
    ),
};

/** Bodies of 4 KB at most that a server may be sent by who wants to hold it up; always the same. */
export function makeHostileBodies(documents: string, count: number): string[] {
  const words = [...new Set(documents.match(/[\p{L}\p{N}]{2,}/gu))];
  const chance = chanceOf('hostile');
  const pick = (many: number) =>
    Array.from({ length: many }, () => words[chance.below(words.length)] ?? '').join(' ');
  const makers = Object.values(KINDS);
  return Array.from({ length: count }, (_, n) => {
    const body = JSON.stringify(makers[n % makers.length]?.(pick, chance));
    // What is cut is no JSON any more, and a body like any other.
    return body.slice(0, MAX_BODY_LETTERS);
  });
}
