import type { Answers } from './answers.ts';

/** What a query begins with: Latin letters, and the consonants that a syllable begins with. */
const FIRST_LETTERS = 'abcdefghijklmnopqrstuvwxyzㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * Asks for what a reader may type first, one by one: a known answer is on screen in the same frame
 * as its letter, while the engine's own comes a frame or two later.
 * @returns those that find something, the one with the most hits first
 * @throws if the index cannot be reached
 */
export async function askAhead(answers: Answers): Promise<string[]> {
  const found: { letter: string; nbHits: number }[] = [];
  for (const letter of FIRST_LETTERS) {
    const { nbHits } = await answers.answer(letter, 0);
    if (nbHits > 0) {
      found.push({ letter, nbHits });
    }
  }
  return found.sort((a, b) => b.nbHits - a.nbHits).map(({ letter }) => letter);
}
