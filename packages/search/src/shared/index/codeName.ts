/**
 * Tells whether a word is a name as only code has them.
 * @example isCodeName('boxShadow') // true
 * @example isCodeName('Snackbar') // false
 */
export const isCodeName = (word: string): boolean => /[a-z][A-Z]|[A-Z][a-z]+[A-Z]|\w_\w/.test(word);
