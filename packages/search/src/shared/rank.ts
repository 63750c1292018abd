import type { Found } from './hit.ts';
import type { Matcher } from './mark.ts';
import type { Section } from './sections.ts';

/** What a query found, best first, and how to mark it. */
export interface Ranking {
  found: Found[];
  matcher: Matcher;
}

/** Ranks the sections for a query. */
export type Ranker = (query: string) => Ranking;

/** Stands in until the real ranking lands: words as substrings. */
export function createRanker(sections: readonly Section[]): Ranker {
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (text: string) => words.filter((word) => text.toLowerCase().includes(word)).length;
    const scored = sections.map((section) => {
      const inHeading = has(section.heading);
      return {
        section,
        byHeading: inHeading > 0,
        score: inHeading * 3 + has(section.chain.join(' ')) + has(section.text),
      };
    });
    const found = scored.filter((entry) => entry.score > 0).sort((a, b) => b.score - a.score);
    const matcher: Matcher = (text) => {
      const ranges = words.flatMap((word) => {
        const start = text.toLowerCase().indexOf(word);
        return start < 0 ? [] : [{ start, end: start + word.length }];
      });
      return ranges.sort((a, b) => a.start - b.start);
    };
    return { found, matcher };
  };
}
