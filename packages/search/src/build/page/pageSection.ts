import type { Block } from '../../shared/files/blocks.ts';

/** A heading of a page with the texts below it, up to the next heading. */
export interface PageSection {
  /** 1 for the title of the page; no level is skipped. */
  level: number;
  heading: string;
  anchor: string | null;
  /** Keywords of the heading. */
  keywords: string[];
  /** Its title in English; empty without one. */
  english: string;
  blocks: Block[];
  /** Identifiers in its code samples. */
  code: Set<string>;
}

/** What a heading, or a term, says of its section. */
type Head = Pick<PageSection, 'level' | 'heading' | 'anchor'> &
  Partial<Pick<PageSection, 'keywords' | 'english'>>;

/**
 * A section without a text yet.
 * @example emptySection({ level: 2, heading: '닫기', anchor: '닫기' }).blocks // []
 */
export const emptySection = (head: Head): PageSection => ({
  keywords: [],
  english: '',
  ...head,
  blocks: [],
  code: new Set(),
});

/**
 * Merges sections with the same anchor, in the order of the first of each.
 * @example joinSame(['a', 'b', 'a'].map((anchor) => emptySection({ level: 2, heading: 'A', anchor }))).map(({ anchor }) => anchor) // ['a', 'b']
 */
export function joinSame(sections: readonly PageSection[]): PageSection[] {
  const byAnchor = new Map<string | null, PageSection>();
  for (const section of sections) {
    const known = byAnchor.get(section.anchor);
    if (known) {
      known.blocks.push(...section.blocks);
      for (const name of section.code) {
        known.code.add(name);
      }
    } else {
      byAnchor.set(section.anchor, section);
    }
  }
  return [...byAnchor.values()];
}
