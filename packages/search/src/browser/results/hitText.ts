import type { HierarchyLevel, SearchHit } from '../../shared/protocol.ts';

const HEADINGS: readonly HierarchyLevel[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Level of the heading that a hit stands under: its own, or for content the deepest above it. */
export function titleLevel(hit: SearchHit): HierarchyLevel {
  if (hit.type !== 'content' && hit.hierarchy[hit.type] !== null) {
    return hit.type;
  }
  return HEADINGS.findLast((level) => hit.hierarchy[level] !== null) ?? 'lvl0';
}

/** Plain title of a hit. */
export function hitTitle(hit: SearchHit): string {
  return hit.hierarchy[titleLevel(hit)] ?? hit.url;
}

/** Value with marks of a level if the provider sent one, else the escaped plain text. */
export function markedLevel(hit: SearchHit, level: HierarchyLevel): string {
  const value =
    hit._snippetResult?.hierarchy?.[level]?.value ??
    hit._highlightResult?.hierarchy?.[level]?.value;
  return typeof value === 'string' ? value : escapeText(hit.hierarchy[level] ?? '');
}

/** Snippet of the text of a hit with marks, or null where nothing of it matched. */
export function markedContent(hit: SearchHit): string | null {
  const value = hit._snippetResult?.content?.value;
  return hit.type === 'content' && typeof value === 'string' && value !== '' ? value : null;
}

/** Headings above the title of a hit, page first. */
export function hitTrail(hit: SearchHit): HierarchyLevel[] {
  const title = titleLevel(hit);
  return HEADINGS.slice(0, Math.max(0, HEADINGS.indexOf(title))).filter(
    (level) => hit.hierarchy[level] !== null && hit.hierarchy[level] !== hit.hierarchy[title],
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
