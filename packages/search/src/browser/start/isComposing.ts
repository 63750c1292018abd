/**
 * `keyCode` of a key that an input method handles. Safari sends the key that ends a composition after
 * `compositionend`, with `isComposing` false but with this code: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
const COMPOSING_KEY_CODE = 229;

/**
 * Whether an input method handles a key, as while it composes a Hangul syllable.
 * @example isComposing({ isComposing: false, keyCode: 229 }) // true
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === COMPOSING_KEY_CODE;
}
