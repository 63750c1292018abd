import type { SearchIndex } from '../index/searchIndex.ts';
import { squeeze } from '../korean/chars.ts';
import type { Reading } from '../query/readQuery.ts';
import { WEIGHTS } from '../weights.ts';
import type { Candidate } from './candidates.ts';
import { createProximity } from './proximity.ts';

/** Candidates whose texts are read for the query as a whole and for closeness. */
const CLOSELY_READ = 80;
/** Candidates that are looked through for a long phrase. */
const SCANNED = 300;
const SHORTEST_PHRASE = 3;
/** What a phrase in the text is still worth where the heading holds it too. */
const SHARE_BESIDE_HEADING = 0.3;

/** Looks into the texts of the best candidates for words that stand close, and for the whole query. */
export function readClosely(
  index: SearchIndex,
  candidates: readonly Candidate[],
  { text, words }: Reading,
  inHeading: ReadonlyMap<number, number>,
): void {
  const close = createProximity(index, words);
  for (const candidate of candidates.slice(0, CLOSELY_READ)) {
    candidate.score += WEIGHTS.proximity * close(candidate.id);
  }
  const needle = squeeze(text);
  if (needle.length < SHORTEST_PHRASE) {
    return;
  }
  const isLong = words.length >= 3 && needle.length >= 6;
  const holders = candidates
    .slice(0, isLong ? SCANNED : CLOSELY_READ)
    .filter(({ id }) => index.texts.holds(id, needle));
  const named = words.filter((word) => !word.isStop).length;
  const phrase =
    WEIGHTS.wholeInText * Math.min(1, needle.length / 8) * Math.min(1, (named + 1) / 4);
  for (const candidate of holders) {
    candidate.score += phrase * (inHeading.has(candidate.id) ? SHARE_BESIDE_HEADING : 1);
  }
}
