/** A part of the source text of a type. */
interface TypeToken {
  text: string;
  /** True for an identifier, which may be the name of a type. */
  isName: boolean;
}

/** String and template literals match first, so that an identifier inside quotes is not a name. */
const TOKENS = /'[^']*'|"[^"]*"|`[^`]*`|[\p{L}_$][\p{L}\p{N}_$]*/gu;
const PLACEHOLDER = /\$\{([^}]*)\}/g;

/** Tokens of a template literal: types stand in its placeholders. */
function tokenizeTemplate(text: string): TypeToken[] {
  const tokens: TypeToken[] = [];
  let at = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const start = match.index + 2;
    tokens.push({ text: text.slice(at, start), isName: false }, ...tokenizeType(match[1] ?? ''));
    at = match.index + match[0].length - 1;
  }
  tokens.push({ text: text.slice(at), isName: false });
  return tokens;
}

/**
 * Splits the source text of a type into identifiers and the text between them.
 * @returns tokens that joined give the input
 * @example tokenizeType('Size[]') // [{ text: 'Size', isName: true }, { text: '[]', isName: false }]
 */
export function tokenizeType(type: string): TypeToken[] {
  const tokens: TypeToken[] = [];
  let at = 0;
  for (const match of type.matchAll(TOKENS)) {
    const word = match[0];
    tokens.push({ text: type.slice(at, match.index), isName: false });
    if (word.startsWith('`')) {
      tokens.push(...tokenizeTemplate(word));
    } else {
      tokens.push({ text: word, isName: !/^['"]/.test(word) });
    }
    at = match.index + word.length;
  }
  tokens.push({ text: type.slice(at), isName: false });
  return tokens.filter((token) => token.text !== '');
}

/**
 * Identifiers in the source text of a type, without duplicates.
 * @example namesInType("Size | 'large' | Record<Size, number>") // ['Size', 'Record', 'number']
 */
export function namesInType(type: string): string[] {
  const names = tokenizeType(type).flatMap((token) => (token.isName ? [token.text] : []));
  return [...new Set(names)];
}
