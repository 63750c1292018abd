/**
 * Normalizes the printing of a type: comments, spaces, quotes, the name of a first parameter and the
 * order of literals.
 * @example normalizeType('"b" | "a"') // "'a'|'b'"
 */
export const normalizeType = (type: string): string =>
  type
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\bReact\./g, '')
    .replace(/"/g, "'")
    .replace(/\s+/g, '')
    .replace(/[;,]\}/g, '}')
    .replace(/\((?:\w+|\{[\w,]*\})(\??):/g, '(_$1:')
    .replace(/'[^']*'(?:\|'[^']*')+/g, (union) => union.split('|').sort().join('|'));
