/** Safari reports the key that ends a composition after the composition, but with this code. */
const COMPOSING_KEY_CODE = 229;

/** Whether a key belongs to an input method that is composing a letter, such as Hangul. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === COMPOSING_KEY_CODE;
}
