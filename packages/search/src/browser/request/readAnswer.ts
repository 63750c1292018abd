import type { Hierarchy, HierarchyLevel, RecordType, SearchHit } from '../../shared/protocol.ts';

/** What the screen needs of an answer. */
export interface SearchAnswer {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  queryID?: string;
}

const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const TYPES: readonly string[] = ['content', ...LEVELS.slice(1)];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The address, unless it would run code (`javascript:`) or lead out of http. */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value, location.href)) {
    return null;
  }
  return /^https?:$/.test(new URL(value, location.href).protocol) ? value : null;
}

/** A complete hit made from something that looks like one, or null if it does not. */
export function readHit(value: unknown): SearchHit | null {
  if (!isObject(value) || !isObject(value.hierarchy) || !TYPES.includes(String(value.type))) {
    return null;
  }
  const url = safeUrl(value.url);
  if (url === null || typeof value.objectID !== 'string') {
    return null;
  }
  const given = value.hierarchy;
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, typeof given[level] === 'string' ? given[level] : null]),
  ) as Hierarchy;
  return {
    objectID: value.objectID,
    url,
    type: value.type as RecordType,
    content: typeof value.content === 'string' ? value.content : null,
    hierarchy,
  };
}

function readMarks(hit: unknown): Pick<SearchHit, '_highlightResult' | '_snippetResult'> {
  const { _highlightResult, _snippetResult } = hit as SearchHit;
  return {
    ...(isObject(_highlightResult) ? { _highlightResult } : {}),
    ...(isObject(_snippetResult) ? { _snippetResult } : {}),
  };
}

/**
 * Reads the first result of an answer, whoever sent it.
 * @throws if it is not an answer to a search; hits that make no sense are left out
 */
export function readAnswer(answer: unknown): SearchAnswer {
  const result =
    isObject(answer) && Array.isArray(answer.results) ? (answer.results[0] as unknown) : null;
  if (!isObject(result) || !Array.isArray(result.hits)) {
    throw new Error('The search provider answered with something that is not a search result.');
  }
  const hits = result.hits.flatMap((given: unknown) => {
    const hit = readHit(given);
    return hit ? [{ ...hit, ...readMarks(given) }] : [];
  });
  return {
    hits,
    nbHits: typeof result.nbHits === 'number' ? result.nbHits : hits.length,
    nbPages: typeof result.nbPages === 'number' ? result.nbPages : 1,
    ...(typeof result.queryID === 'string' ? { queryID: result.queryID } : {}),
  };
}
