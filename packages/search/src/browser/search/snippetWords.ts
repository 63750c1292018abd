const NARROW_SCREEN = '(max-width: 768px)';
const WORDS = 10;
const WORDS_NARROW = 5;

/** Words that a passage holds on this screen. */
export function snippetWords(): number {
  return matchMedia(NARROW_SCREEN).matches ? WORDS_NARROW : WORDS;
}
