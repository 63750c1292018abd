/** A piece of a type's text: plain text, or the name of a type. */
export interface TypePiece {
  text: string;
  /** True when `text` is a name that may be a type. */
  name: boolean;
}

/** Literals and template parts are matched first, so that a name inside quotes stays text. */
const PIECES = /'[^']*'|"[^"]*"|`[^`]*`|[\p{L}_$][\p{L}\p{N}_$]*/gu;
const TEMPLATE = /\$\{([^}]*)\}/g;

function inTemplate(text: string): TypePiece[] {
  const pieces: TypePiece[] = [];
  let at = 0;
  for (const match of text.matchAll(TEMPLATE)) {
    const start = match.index + 2;
    pieces.push({ text: text.slice(at, start), name: false }, ...splitType(match[1] ?? ''));
    at = match.index + match[0].length - 1;
  }
  pieces.push({ text: text.slice(at), name: false });
  return pieces;
}

/** Splits the source text of a type into names and what stands between them; joined they are the text. */
export function splitType(type: string): TypePiece[] {
  const pieces: TypePiece[] = [];
  let at = 0;
  for (const match of type.matchAll(PIECES)) {
    const word = match[0];
    pieces.push({ text: type.slice(at, match.index), name: false });
    if (word.startsWith('`')) {
      pieces.push(...inTemplate(word));
    } else {
      pieces.push({ text: word, name: !/^['"]/.test(word) });
    }
    at = match.index + word.length;
  }
  pieces.push({ text: type.slice(at), name: false });
  return pieces.filter((piece) => piece.text !== '');
}

/**
 * Names in the text of a type, each once, in order.
 * @example namesInType("Size | 'large' | Record<Size, number>") // ['Size', 'Record', 'number']
 */
export function namesInType(type: string): string[] {
  const names = splitType(type).flatMap((piece) => (piece.name ? [piece.text] : []));
  return [...new Set(names)];
}
