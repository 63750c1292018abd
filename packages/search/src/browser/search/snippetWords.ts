const NARROW_SCREEN = '(max-width: 48em)';
const SNIPPET_WORDS = 10;
const SNIPPET_WORDS_NARROW = 5;

/** Words that a passage holds on this screen. */
export function snippetWords(): number {
  return matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS;
}
