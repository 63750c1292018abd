const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
/** Syllables that differ in their last consonant alone; the first of them has none. */
const FINALS = 28;

/**
 * The particle that makes a word the topic of a Korean sentence.
 * @example topicParticle('체크박스') // '는'
 * @example topicParticle('탭') // '은'
 * @example topicParticle('checkbox') // '은(는)'
 */
export function topicParticle(word: string): string {
  const code = word.charCodeAt(word.length - 1);
  if (!(code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE)) {
    return '은(는)';
  }
  return (code - FIRST_SYLLABLE) % FINALS ? '은' : '는';
}
