import type { SearchAnswer, SearchHit } from '@zs-docs/search/build';
import { cutText } from '@zs-docs/words';
import type { Docs } from '../../docs/index.ts';
import { UserError } from '../../shared/userError.ts';
import { markdownOf } from '../paths.ts';
import { pathOf } from './related.ts';
import { sectionAt } from './sectionAt.ts';
import { sectionsOf } from './sections.ts';

/** Letters of a line that stands for what a section says. */
const MAX_PASSAGE_LETTERS = 160;

type Parts = NonNullable<SearchHit['snippet']>;

/** Rows of what a query finds, each with the path that `read` takes. */
export function answerSearch(
  docs: Docs,
  { query, limit }: { query: string; limit: number },
): string {
  if (!docs.search) {
    throw new UserError(
      '이 사이트는 검색 색인을 게시하지 않으므로 여기에서는 검색할 수 없습니다. component로 이름을 찾거나, 페이지의 제목이나 경로를 read에 전달하세요.',
    );
  }
  const answer = docs.search(query, limit);
  const { hits, nbHits, unknownWords = [] } = answer;
  if (hits.length === 0) {
    return nothingFound(docs, query, answer);
  }
  const unknown = unknownWords.length
    ? [`문서에 없는 말: ${unknownWords.join(', ')}. 나머지 말로 찾은 결과입니다.`]
    : [];
  const rows = hits.map((hit, n) => `${n + 1}. ${rowOf(docs, hit)}`);
  const more = nbHits > hits.length ? [`결과 ${nbHits}개 가운데 ${hits.length}개입니다.`] : [];
  return [...unknown, ...nearestLines(docs, hits, rows), ...rows, ...more].join('\n');
}

/** What the docs lack, where the rows are only the nearest to it; a page may yet have the word. */
function nearestLines({ pages }: Docs, hits: readonly SearchHit[], rows: readonly string[]) {
  const isSaid = (word: string) =>
    [...rows, ...[...pages.values()].map(({ markdown }) => markdown)].some((text) =>
      text.toLowerCase().includes(word.toLowerCase()),
    );
  const missing = new Set(hits.flatMap((hit) => hit.missing ?? []));
  return [...missing]
    .filter((word) => !isSaid(word))
    .map((word) => `문서에 ‘${word}’은(는) 없습니다. 가장 가까운 항목을 표시합니다.`);
}

const textOf = (parts: Parts) => parts.map(({ text }) => text).join('');

function rowOf(docs: Docs, { titles, english, snippet, url }: SearchHit): string {
  const { lvl0: _category, ...names } = titles;
  const title = Object.values(names).map(textOf).join(' > ');
  const alias = english ? ` (${textOf(english)})` : '';
  const path = pathOf(docs, url);
  const passage = snippet ? textOf(snippet) : firstLineAt(docs, path);
  const line = `${title}${alias} — ${markdownOf(path)}`;
  return [line, passage && `   ${passage.replace(/\s+/g, ' ')}`].filter(Boolean).join('\n');
}

/** The first sentence of a section that was found by its heading; of a page, its description. */
function firstLineAt(docs: Docs, place: string): string {
  const [path = '', anchor] = place.split('#');
  const page = docs.pages.get(path);
  if (!page || anchor === undefined) {
    return page?.description ?? '';
  }
  const lines = sectionAt(docs, place, sectionsOf(page))?.markdown.split('\n') ?? [];
  const sentence = lines.find((line) => /^[\p{L}\p{N}`].*\.(?:\s|$)/u.test(line)) ?? '';
  return cutText(sentence.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'), MAX_PASSAGE_LETTERS);
}

function nothingFound(docs: Docs, query: string, { instead }: SearchAnswer): string {
  const queries = instead?.queries ?? [];
  const places = (instead?.places ?? []).map(
    ({ title, url }) => `- ${title}: ${markdownOf(pathOf(docs, url))}`,
  );
  return [
    `${JSON.stringify(query)}에 해당하는 문서가 없습니다.`,
    queries.length
      ? `비슷한 말: ${queries.join(', ')}`
      : '컴포넌트 이름이나 다른 낱말로 다시 검색하세요.',
    ...(places.length ? ['문서의 그룹:', ...places] : []),
  ].join('\n');
}
