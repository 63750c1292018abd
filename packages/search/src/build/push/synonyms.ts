import type { SynonymHit } from 'algoliasearch';
import type { Synonym } from '../../shared/synonyms.ts';

/**
 * Converts synonyms to one-way synonyms of the provider: each other word also finds what the
 * documents say.
 * @example toSynonymHits([{ use: '스낵바', also: ['toast'] }]) // [{ objectID: 'word-toast', type: 'oneWaySynonym', input: 'toast', synonyms: ['스낵바'] }]
 */
export function toSynonymHits(synonyms: readonly Synonym[]): SynonymHit[] {
  const uses = new Map<string, Set<string>>();
  for (const { use, also, nearest = [] } of synonyms) {
    for (const other of [...also, ...nearest]) {
      uses.set(other, (uses.get(other) ?? new Set()).add(use));
    }
  }
  return [...uses].map(([input, words]) => ({
    objectID: `word-${input}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [...words],
  }));
}
