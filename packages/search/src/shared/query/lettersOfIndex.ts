/**
 * A query in the letters of the index: an input method may have left it full-width signs, and macOS syllables
 * in their parts. The whole of NFKC would take the initials of Korean apart.
 * @example lettersOfIndex('ＡＬＥＲＴ　1') // 'ALERT 1'
 */
export const lettersOfIndex = (query: string): string =>
  query
    .normalize('NFC')
    .replaceAll('\u3000', ' ')
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
