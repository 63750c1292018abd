import type { Answers } from './answers.ts';
import type { SearchAnswer } from './readAnswer.ts';

/** What a query begins with: Latin letters, and the consonants that a syllable begins with. */
const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyzㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * Asks for what a reader may type first, one by one: a known answer is on screen in the same frame
 * as its letter, while the engine's own comes a frame or two later.
 * @param isWanted whether to go on, asked before each letter: the engine answers one at a time
 * @returns the answers that have hits, those with the most first
 * @throws if the index cannot be reached
 */
export async function askAhead(answers: Answers, isWanted: () => boolean): Promise<SearchAnswer[]> {
  const known: SearchAnswer[] = [];
  for (const letter of FIRST_LETTERS) {
    if (!isWanted()) {
      break;
    }
    known.push(await answers.answer(letter, 0));
  }
  return known.filter(({ nbHits }) => nbHits > 0).sort((a, b) => b.nbHits - a.nbHits);
}
