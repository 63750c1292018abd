import { type Matcher, markText, type Range, type Tags } from './mark.ts';
import type { MarkedValue } from './protocol.ts';

/** How many words a snippet holds and what stands for the text left out. */
export interface SnippetShape {
  words: number;
  ellipsis: string;
}

/** Words of context in front of the first match. */
const LEAD = 2;

function wordsOf(text: string): Range[] {
  const words: Range[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32;
    const isSpace = code <= 32 || code === 0xa0 || code === 0x3000;
    if (isSpace && start >= 0) {
      words.push({ start, end: at });
      start = -1;
    } else if (!isSpace && start < 0) {
      start = at;
    }
  }
  return words;
}

/** First word of the window of `size` words in which the most different matches stand. */
function bestWindow(
  words: readonly Range[],
  matches: readonly Range[],
  text: string,
  size: number,
): number {
  const hits: { word: number; what: string }[] = [];
  let word = 0;
  for (const match of matches) {
    while ((words[word]?.end ?? Number.POSITIVE_INFINITY) <= match.start) {
      word++;
    }
    hits.push({ word, what: text.slice(match.start, match.end).toLowerCase() });
  }
  let best = 0;
  let most = 0;
  hits.forEach((hit, n) => {
    const kinds = new Set<string>();
    for (
      let other = n;
      other < hits.length && (hits[other]?.word ?? 0) < hit.word + size;
      other++
    ) {
      kinds.add(hits[other]?.what ?? '');
    }
    if (kinds.size > most) {
      most = kinds.size;
      best = hit.word;
    }
  });
  const lead = most ? Math.min(LEAD, (size - 1) >> 1) : 0;
  return Math.max(0, Math.min(best - lead, words.length - size));
}

/** Cuts the words around the best matches out of a text and marks them. A word is what spaces part. */
export function snippet(
  text: string,
  matcher: Matcher,
  shape: SnippetShape,
  tags: Tags,
  section?: number,
): MarkedValue {
  const words = wordsOf(text);
  const matches = matcher(text, section);
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
