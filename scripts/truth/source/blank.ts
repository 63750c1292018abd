/** A part of a text, as Babel's nodes and comments give it. */
interface Part {
  start?: number | null | undefined;
  end?: number | null | undefined;
}

/**
 * A text as blanks, which keep its length and its lines.
 * @example blank('a b\nc') // '   \n '
 */
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * A text with blanks in place of some parts, so that all others stay at their places.
 * @example blankOut('a b c', [{ start: 2, end: 3 }]) // 'a   c'
 */
export const blankOut = (text: string, parts: readonly Part[]): string =>
  parts.reduce((rest, { start, end }) => {
    const [from, to] = [start ?? 0, end ?? 0];
    return rest.slice(0, from) + blank(rest.slice(from, to)) + rest.slice(to);
  }, text);
