import { type Matcher, markText, type Tags } from './mark.ts';
import type {
  Hierarchy,
  HierarchyLevel,
  MarkedValue,
  SearchHit,
  SearchRequest,
} from './protocol.ts';
import type { Section } from './sections.ts';
import { snippet } from './snippet.ts';

/** A found section, and whether its heading (else only its text) matched. */
export interface Found {
  section: Section;
  byHeading: boolean;
}

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const DEFAULT_WORDS = 10;

/** Whether the request wants an attribute back; without a list it wants all. */
function wanted(request: SearchRequest): (attribute: string) => boolean {
  const list = request.attributesToRetrieve;
  return (attribute) =>
    !list || ['*', attribute, attribute.split('.')[0] ?? ''].some((name) => list.includes(name));
}

function hierarchyOf(section: Section, wants: (attribute: string) => boolean): Hierarchy {
  const names = LEVELS.map((level, i) => {
    return [level, wants(`hierarchy.${level}`) ? (section.chain[i] ?? null) : null];
  });
  return Object.fromEntries(names) as Hierarchy;
}

/** Words asked for per attribute: `content:10` or `content`; `*` stands for all. */
function snippetWords(request: SearchRequest): (attribute: string) => number {
  const asked = new Map<string, number>();
  for (const entry of request.attributesToSnippet ?? []) {
    const [name = '', words] = String(entry).split(':');
    asked.set(name, Math.max(1, Number(words) || DEFAULT_WORDS));
  }
  return (attribute) => asked.get(attribute) ?? asked.get('*') ?? 0;
}

/** Builds the hit that the hosted provider would return for the found section. */
export function makeHit(found: Found, request: SearchRequest, matcher: Matcher): SearchHit {
  const { section, byHeading } = found;
  const tags: Tags = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
  };
  const ellipsis = request.snippetEllipsisText ?? '…';
  const words = snippetWords(request);
  const wants = wanted(request);
  const content = byHeading || !section.text ? null : section.text;
  const type = content === null ? (`lvl${section.level}` as SearchHit['type']) : 'content';
  const marked: Partial<Record<HierarchyLevel, MarkedValue>> = {};
  const cut: Partial<Record<HierarchyLevel, MarkedValue>> = {};
  for (const level of LEVELS) {
    const name = section.chain[LEVELS.indexOf(level)] ?? null;
    const size = words(`hierarchy.${level}`);
    if (name !== null) {
      marked[level] = markText(name, matcher(name), tags);
    }
    if (name !== null && size) {
      cut[level] = snippet(name, matcher, { words: size, ellipsis }, tags);
    }
  }
  const hit: SearchHit = {
    objectID: `${type}-${section.url}`,
    url: section.url,
    type,
    content: wants('content') ? content : null,
    hierarchy: hierarchyOf(section, wants),
    _highlightResult: { hierarchy: marked },
    _snippetResult: { hierarchy: cut },
  };
  const size = words('content');
  if (content !== null && size) {
    const value = snippet(content, matcher, { words: size, ellipsis }, tags, section.id);
    hit._snippetResult = { hierarchy: cut, content: value };
  }
  return hit;
}
