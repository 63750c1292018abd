import type { HitPage } from '../../../shared/answer/findHits.ts';
import { type MarkedText, toMarkedParts } from '../../../shared/answer/marks.ts';
import { cutSnippet } from '../../../shared/answer/snippet.ts';
import { typeOf } from '../../../shared/answer/toAnswer.ts';
import { escapeHtml } from '../../../shared/escapeHtml.ts';
import type {
  MarkedValue,
  MarkedValues,
  ProviderHit,
  ProviderRequest,
} from '../../../shared/providerProtocol.ts';
import type { FoundSection } from '../../../shared/rank/findSections.ts';
import { type Hierarchy, hierarchyOf, LEVELS } from '../../../shared/records.ts';
import type { MarkedPart } from '../../../shared/searchClient.ts';

const DEFAULT_WORDS = 10;
/** Limit of words of a snippet. */
const MAX_WORDS = 100;

/** Format of matches in the request; its tags and ellipsis are inserted unescaped. */
interface Style {
  pre: string;
  post: string;
  ellipsis: string;
}

/** Whether an attribute is requested; without a list all are. */
function wanted({ attributesToRetrieve: list }: ProviderRequest): (attribute: string) => boolean {
  return (attribute) =>
    !list || ['*', attribute, attribute.split('.')[0] ?? ''].some((name) => list.includes(name));
}

/** Number of words per attribute: `content:10` or `content`; `*` for all. */
function snippetWords({ attributesToSnippet }: ProviderRequest): (attribute: string) => number {
  const asked = new Map<string, number>();
  for (const entry of attributesToSnippet ?? []) {
    const [name = '', words] = String(entry).split(':');
    asked.set(name, Math.min(MAX_WORDS, Math.max(1, Number(words) || DEFAULT_WORDS)));
  }
  return (attribute) => asked.get(attribute) ?? asked.get('*') ?? 0;
}

function matchLevel(parts: readonly MarkedPart[]): MarkedValue['matchLevel'] {
  if (parts.every(({ marked }) => !marked)) {
    return 'none';
  }
  return parts.length === 1 ? 'full' : 'partial';
}

/** Escapes a text and puts the tags around its matches. */
function markText(marked: MarkedText, { pre, post }: Style): MarkedValue {
  const parts = toMarkedParts(marked);
  const values = parts.map((part) =>
    part.marked ? pre + escapeHtml(part.text) + post : escapeHtml(part.text),
  );
  return { value: values.join(''), matchLevel: matchLevel(parts) };
}

function markSnippet(marked: MarkedText, words: number, style: Style): MarkedValue {
  const snippet = cutSnippet(marked, words);
  const { value, matchLevel } = markText(snippet, style);
  const before = snippet.isCutBefore ? style.ellipsis : '';
  const after = snippet.isCutAfter ? style.ellipsis : '';
  return { value: before + value + after, matchLevel };
}

/**
 * Builds the hit that the hosted provider would return for a found section.
 * @param origin put before its address
 */
export function toProviderHit(
  found: FoundSection,
  { matcher, index }: HitPage,
  request: ProviderRequest,
  origin: string,
): ProviderHit {
  const { section } = found;
  const style: Style = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const wants = wanted(request);
  const words = snippetWords(request);
  const text = index.texts.of(section.id);
  const type = typeOf(found, text);
  const highlighted: MarkedValues['hierarchy'] = {};
  const snippets: MarkedValues['hierarchy'] = {};
  section.chain.forEach((name, place) => {
    const level = LEVELS[place];
    const size = words(`hierarchy.${level}`);
    if (level) {
      const marked = { text: name, ranges: matcher.inName(name) };
      highlighted[level] = markText(marked, style);
      Object.assign(snippets, size ? { [level]: markSnippet(marked, size, style) } : {});
    }
  });
  const isText = type === 'content';
  const size = isText ? words('content') : 0;
  const marked = size ? { text, ranges: matcher.inText(section.id) } : null;
  const hit: ProviderHit = {
    objectID: `${type}-${section.url}`,
    url: origin + section.url,
    type,
    content: isText ? text : null,
    hierarchy: retrieved(hierarchyOf(section.chain), wants),
    _highlightResult: { hierarchy: highlighted },
    _snippetResult: {
      hierarchy: snippets,
      ...(marked ? { content: markSnippet(marked, size, style) } : {}),
    },
  };
  return withoutUnwanted(hit, wants);
}

/** The hit without the attributes that were not requested. */
function withoutUnwanted(hit: ProviderHit, wants: (attribute: string) => boolean): ProviderHit {
  const isKept = (name: string) =>
    name === 'objectID' ||
    name.startsWith('_') ||
    wants(name) ||
    (name === 'hierarchy' && LEVELS.some((level) => wants(`hierarchy.${level}`)));
  return Object.fromEntries(Object.entries(hit).filter(([name]) => isKept(name))) as ProviderHit;
}

/** The requested levels; others are null. */
function retrieved(hierarchy: Hierarchy, wants: (attribute: string) => boolean): Hierarchy {
  return hierarchyOf(
    LEVELS.map((level) =>
      wants(`hierarchy.${level}`) ? (hierarchy[level] ?? undefined) : undefined,
    ),
  );
}
