import type { Answers } from './answers.ts';
import type { SearchAnswer } from './readAnswer.ts';

/** What a query begins with: Latin letters, and the consonants that a syllable begins with. */
const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyzㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * Asks for what a reader may type first, one by one: a known answer is on screen in the same frame
 * as its letter, while the engine's own comes a frame or two later.
 * @returns the answer with the most hits
 * @throws if the index cannot be reached
 */
export async function askAhead(answers: Answers): Promise<SearchAnswer> {
  let most: SearchAnswer = { hits: [], nbHits: 0, nbPages: 0 };
  for (const letter of FIRST_LETTERS) {
    const answer = await answers.answer(letter, 0);
    most = answer.nbHits > most.nbHits ? answer : most;
  }
  return most;
}
