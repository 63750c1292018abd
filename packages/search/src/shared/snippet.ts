import { type Matcher, markText, type Range, type Tags } from './mark.ts';
import type { MarkedValue } from './protocol.ts';

/** How many words a snippet holds and what stands for the text left out. */
export interface SnippetShape {
  words: number;
  ellipsis: string;
}

/** First word of the window of `size` words in which the most different matches stand. */
function bestWindow(
  words: readonly Range[],
  matches: readonly Range[],
  text: string,
  size: number,
) {
  const hits = words.map((word) => {
    const match = matches.find((range) => range.start < word.end && range.end > word.start);
    return match ? text.slice(match.start, match.end).toLowerCase() : '';
  });
  let best = 0;
  let bestCount = 0;
  for (let from = 0; from < words.length; from++) {
    if (!hits[from]) {
      continue;
    }
    const count = new Set(hits.slice(from, from + size).filter(Boolean)).size;
    if (count > bestCount) {
      best = from;
      bestCount = count;
    }
  }
  return Math.max(0, Math.min(best - (bestCount ? 2 : 0), words.length - size));
}

/** Cuts the words around the best matches out of a text and marks them. A word is what spaces part. */
export function snippet(
  text: string,
  matcher: Matcher,
  shape: SnippetShape,
  tags: Tags,
): MarkedValue {
  const words: Range[] = [];
  for (const word of text.matchAll(/\S+/g)) {
    words.push({ start: word.index, end: word.index + word[0].length });
  }
  const matches = matcher(text);
  const first = bestWindow(words, matches, text, shape.words);
  const last = Math.min(words.length, first + shape.words) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? 0;
  const inside = matches
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }));
  const marked = markText(text.slice(start, end).replace(/\s/g, ' '), inside, tags);
  const before = first > 0 ? shape.ellipsis : '';
  const after = last < words.length - 1 ? shape.ellipsis : '';
  return { ...marked, value: before + marked.value + after };
}
