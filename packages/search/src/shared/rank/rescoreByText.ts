import type { SearchIndex } from '../index/searchIndex.ts';
import { stripSeparators } from '../korean/chars.ts';
import type { Reading } from '../query/reading.ts';
import { WEIGHTS } from '../weights.ts';
import type { Candidate } from './candidates.ts';
import { createProximity } from './proximity.ts';

/** Candidates whose texts are read for the query as a whole and for closeness. */
const MAX_RESCORED = 80;
/** Candidates that are looked through for a long phrase. */
const MAX_PHRASE_CANDIDATES = 300;
const MIN_PHRASE_LENGTH = 3;
/** What a phrase in the text is still worth where the heading holds it too. */
const SHARE_BESIDE_HEADING = 0.3;

/** Rescores the best candidates by their texts: proximity of the words, and the query as a phrase. */
export function rescoreByText(
  index: SearchIndex,
  candidates: readonly Candidate[],
  { text, words }: Reading,
  inHeading: ReadonlyMap<number, number>,
): void {
  const close = createProximity(index, words);
  for (const candidate of candidates.slice(0, MAX_RESCORED)) {
    candidate.score += WEIGHTS.proximity * close(candidate.id);
  }
  const needle = stripSeparators(text);
  if (needle.length < MIN_PHRASE_LENGTH) {
    return;
  }
  const isLong = words.length >= 3 && needle.length >= 6;
  const holders = candidates
    .slice(0, isLong ? MAX_PHRASE_CANDIDATES : MAX_RESCORED)
    .filter(({ id }) => index.texts.holds(id, needle));
  const named = words.filter((word) => !word.isStop).length;
  const phrase =
    WEIGHTS.wholeInText * Math.min(1, needle.length / 8) * Math.min(1, (named + 1) / 4);
  for (const candidate of holders) {
    candidate.score += phrase * (inHeading.has(candidate.id) ? SHARE_BESIDE_HEADING : 1);
  }
}
