/**
 * Cuts a text to a length, never between the two halves of a letter such as an emoji.
 * @param length most UTF-16 units that are left
 * @example cutText('가나다', 2) // '가나'
 * cutText('가😀나', 2) // '가'
 */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}
