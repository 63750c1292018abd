/** Separates the text of a section from the identifiers in its code samples. */
const MARK = '\v';

/**
 * Joins the text of a section and the identifiers in its code samples for storage.
 * @example joinCode('텍스트', '') // '텍스트'
 */
export const joinCode = (text: string, code: string) => (code ? `${text}${MARK}${code}` : text);

/**
 * Splits what `joinCode` stored.
 * @example splitCode(joinCode('텍스트', 'useState')) // { text: '텍스트', code: 'useState' }
 */
export function splitCode(stored: string): { text: string; code: string } {
  const [text = '', code = ''] = stored.split(MARK);
  return { text, code };
}
