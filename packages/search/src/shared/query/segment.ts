import type { Vocabulary } from '../index/vocabulary.ts';
import { toKeystrokes } from '../korean/hangul.ts';
import { PARTICLES } from '../korean/particles.ts';
import { isNegation, isStopWord } from '../korean/stopwords.ts';

const MAX_PIECE_LENGTH = 12;
const MIN_RUN_LENGTH = 3;

/**
 * Cuts a run of syllables without spaces into words of the corpus. Particles between the words are
 * dropped; unknown syllables stay as a word of their own, which may have a typo.
 * @param least share of the run that known words have to cover
 * @returns null when too little of it is known
 */
export function segment(vocabulary: Vocabulary, run: string, least: number): string[] | null {
  if (run.length < MIN_RUN_LENGTH || run.length > 64) {
    return null;
  }
  const pieces: string[] = [];
  let known = 0;
  let unknown = '';
  const close = () => {
    if (unknown.length > 1) {
      pieces.push(unknown);
    }
    unknown = '';
  };
  for (const piece of cut(vocabulary, run)) {
    const isWord = piece.length > 1 ? worth(vocabulary, piece, 1) > 0 : isNegation(piece);
    const isJoint = !unknown && PARTICLES.has(piece);
    known += (isWord && piece.length > 1) || isJoint ? piece.length : 0;
    if (isWord) {
      close();
      pieces.push(piece);
    } else if (!isJoint || unknown) {
      unknown += piece;
    }
  }
  close();
  return pieces.length > 0 && known >= run.length * least ? pieces : null;
}

/** The pieces of a run, whose points together are the most. */
function cut(vocabulary: Vocabulary, run: string): string[] {
  // best[i]: points for the first i syllables; longer pieces earn more than their parts.
  const best = [0];
  const from = [0];
  for (let end = 1; end <= run.length; end++) {
    best[end] = (best[end - 1] ?? 0) - 1;
    from[end] = end - 1;
    for (let start = Math.max(0, end - MAX_PIECE_LENGTH); start < end; start++) {
      const points = (best[start] ?? 0) + worth(vocabulary, run.slice(start, end), start);
      if (points > (best[end] ?? 0)) {
        best[end] = points;
        from[end] = start;
      }
    }
  }
  const pieces: string[] = [];
  for (let end = run.length; end > 0; end = from[end] ?? 0) {
    pieces.unshift(run.slice(from[end] ?? 0, end));
  }
  return pieces;
}

function worth(vocabulary: Vocabulary, piece: string, start: number): number {
  const { length } = piece;
  if (length === 1) {
    if (isNegation(piece)) {
      return 0;
    }
    return start > 0 && PARTICLES.has(piece) ? 0.2 : -1;
  }
  if (vocabulary.bySurface.has(piece) || vocabulary.byKey.has(toKeystrokes(piece))) {
    return length * length ** 0.35;
  }
  // What asks or complains needs no text that holds it: 스낵바안됨.
  if (start > 0 && isStopWord(piece)) {
    return 0.5 * length;
  }
  const stem = vocabulary.stemmer.stem(piece);
  const isForm = stem.length < length || stem.isVerb === true;
  if (isForm && stem.length > 1 && vocabulary.byKey.has(stem.key)) {
    return stem.length * stem.length ** 0.35;
  }
  return Number.NEGATIVE_INFINITY;
}
