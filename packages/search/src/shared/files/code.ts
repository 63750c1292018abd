/** Separates the text of a section from the names that its code samples use. */
const MARK = '\v';

/**
 * Joins the text of a section and the names of its code samples, as they are stored.
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
