import type { Vocabulary } from '../index/vocabulary.ts';
import { strokes } from '../korean/jamo.ts';
import { PARTICLES } from '../korean/particles.ts';
import { isStopWord } from '../korean/stopwords.ts';

const LONGEST_PIECE = 12;
const SHORTEST_RUN = 4;

/**
 * Cuts a run of syllables without spaces into words of the corpus.
 * Returns null when too little of it is known. Particles between the words are dropped.
 */
export function segment(vocabulary: Vocabulary, run: string): string[] | null {
  if (run.length < SHORTEST_RUN || run.length > 64) {
    return null;
  }
  // best[i]: points for the first i syllables; longer pieces earn more than their parts.
  const best = [0];
  const from = [0];
  for (let end = 1; end <= run.length; end++) {
    best[end] = (best[end - 1] ?? 0) - 1;
    from[end] = end - 1;
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start++) {
      const points =
        (best[start] ?? 0) + worth(vocabulary, run.slice(start, end), start, end === run.length);
      if (points > (best[end] ?? 0)) {
        best[end] = points;
        from[end] = start;
      }
    }
  }
  const pieces: string[] = [];
  let known = 0;
  for (let end = run.length; end > 0; end = from[end] ?? 0) {
    const piece = run.slice(from[end] ?? 0, end);
    if (piece.length > 1) {
      pieces.unshift(piece);
    }
    known += piece.length > 1 || PARTICLES.has(piece) ? piece.length : 0;
  }
  return pieces.length > 0 && known >= run.length * 0.75 ? pieces : null;
}

function worth(vocabulary: Vocabulary, piece: string, start: number, isLast: boolean): number {
  const { length } = piece;
  if (length === 1) {
    return start > 0 && PARTICLES.has(piece) ? 0.2 : -1;
  }
  if (vocabulary.bySurface.has(piece) || vocabulary.byKey.has(strokes(piece))) {
    return length * length ** 0.35;
  }
  // What asks or complains needs no text that holds it: 다크모드안됨.
  if (start > 0 && isStopWord(piece)) {
    return 0.5 * length;
  }
  const stem = vocabulary.stemmer.stem(piece);
  if (stem.length < length && stem.length > 1 && vocabulary.byKey.has(stem.key)) {
    return stem.length * stem.length ** 0.35;
  }
  return isLast ? -length : Number.NEGATIVE_INFINITY;
}
