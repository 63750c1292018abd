import { HEADING_LEVELS, type HeadingLevel, type HierarchyLevel } from '../../shared/records.ts';
import type { MarkedPart, SearchHit, SearchPlace } from '../../shared/searchClient.ts';

/**
 * Level of the heading of a hit: its own, or for content the deepest above it.
 * @example titleLevel({ type: 'content', hierarchy: { lvl1: 'Alert', lvl2: 'Props', lvl3: null, lvl4: null, lvl5: null, lvl6: null } }) // 'lvl2'
 */
export function titleLevel({ type, hierarchy }: SearchPlace): HierarchyLevel {
  if (type !== 'content' && hierarchy[type] !== null) {
    return type;
  }
  return HEADING_LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl0';
}

/**
 * Plain title of a hit.
 * @example hitTitle({ type: 'lvl2', hierarchy: { lvl1: 'Alert', lvl2: 'Props' } }) // 'Props'
 */
export function hitTitle(place: SearchPlace): string {
  return place.hierarchy[titleLevel(place)] ?? place.url;
}

/** Name of a level with its matches, if the provider sent them. */
export function markedTitle({ titles, hierarchy }: SearchHit, level: HierarchyLevel) {
  const plain: readonly MarkedPart[] = [{ text: hierarchy[level] ?? '', marked: false }];
  return titles[level] ?? plain;
}

/**
 * Headings above the title of a hit, page first.
 * @example hitTrail({ type: 'lvl2', hierarchy: { lvl0: 'Overlay', lvl1: 'Alert', lvl2: 'Props' } }) // ['lvl1']
 */
export function hitTrail(place: SearchPlace): HeadingLevel[] {
  const { hierarchy } = place;
  const title = titleLevel(place);
  const above = HEADING_LEVELS.indexOf(title as HeadingLevel);
  return HEADING_LEVELS.slice(0, Math.max(0, above)).filter(
    (level) => hierarchy[level] !== null && hierarchy[level] !== hierarchy[title],
  );
}
