/** Parts what a section says from the names that its code samples use. */
const MARK = '\v';

/** A text as it is stored. */
export const joinCode = (text: string, code: string) => (code ? `${text}${MARK}${code}` : text);

/** What was stored as one, apart. */
export function splitCode(stored: string): { text: string; code: string } {
  const [text = '', code = ''] = stored.split(MARK);
  return { text, code };
}
