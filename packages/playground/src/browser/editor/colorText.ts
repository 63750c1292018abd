/** Kinds of pieces that a changed value is made of: texts, numbers and words that are values. */
const KINDS = [/^(['"`]).*\1$/, /^(?:-?\d[\d.]*|true|false|null)$/];

const PIECES = /'(?:\\.|[^'\\])*'|"[^"]*"|-?\b\d[\d.]*|\b(?:true|false|null)\b/g;

/** Class of the first piece of a kind in highlighted code. */
function classOf(code: Element, kind: RegExp): string | undefined {
  const pieces = [...code.querySelectorAll('.line span')];
  return pieces.find(({ textContent }) => kind.test(textContent ?? ''))?.className;
}

/** Colours text like the pieces of its kind in highlighted code, whose classes are those of any highlighter. */
export function colorText(code: Element, text: string): DocumentFragment {
  const colored = document.createDocumentFragment();
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const kind = KINDS.find((known) => known.test(piece));
    const name = kind && classOf(code, kind);
    colored.append(text.slice(end, index));
    if (name) {
      const token = document.createElement('span');
      token.className = name;
      token.textContent = piece;
      colored.append(token);
    } else {
      colored.append(piece);
    }
    end = index + piece.length;
  }
  colored.append(text.slice(end));
  return colored;
}
