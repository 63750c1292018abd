/** Kinds of pieces that a changed value is made of: texts, numbers and words that are values. */
const KINDS = [/^(['"`]).*\1$/, /^(?:-?\d[\d.]*|true|false|null)$/];

const PIECES = /'(?:\\.|[^'\\])*'|"[^"]*"|-?\b\d[\d.]*|\b(?:true|false|null)\b/g;

/** Class of the first piece of a kind in highlighted code. */
function classOf(code: Element, kind: RegExp): string | undefined {
  const pieces = [...code.querySelectorAll('.line span')];
  return pieces.find(({ textContent }) => kind.test(textContent ?? ''))?.className;
}

/** Colours text like the pieces of its kind in highlighted code, whose classes are those of any highlighter. */
function colorText(code: Element, text: string): DocumentFragment {
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

/** Start of two texts that is equal, by letters: an emoji is one. */
function equalStart(a: readonly string[], b: readonly string[]): string {
  const end = a.findIndex((letter, at) => letter !== b[at]);
  return a.slice(0, end < 0 ? a.length : end).join('');
}

/** Finds a place in the text of an element; between two nodes, the one after it or that before it. */
function findPlace(element: Element, offset: number, isAfter: boolean): [Node, number] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const end = start + (node.nodeValue?.length ?? 0);
    if (isAfter ? offset < end : offset <= end) {
      return [node, offset - start];
    }
    start = end;
  }
  return [element, element.childNodes.length];
}

/**
 * Replaces what differs in the text of a highlighted line. What stays keeps its colours, and what is
 * written between coloured pieces gets its own.
 */
export function rewriteLine(line: HTMLElement, old: string, next: string): void {
  // The indent under which the style sheet of the page hangs what wraps.
  line.style.setProperty('--i', String(next.length - next.trimStart().length));
  const start = equalStart([...old], [...next]).length;
  const ends = [old, next].map((text) => [...text.slice(start)].reverse());
  const end = equalStart(ends[0] ?? [], ends[1] ?? []).length;
  const range = document.createRange();
  range.setStart(...findPlace(line, start, true));
  if (start < old.length - end) {
    range.setEnd(...findPlace(line, old.length - end, false));
    range.deleteContents();
  }
  const written = next.slice(start, next.length - end);
  const { startContainer: place } = range;
  const isBetween = place === line || place.parentNode === line;
  const code = line.closest('code');
  range.insertNode(isBetween && code ? colorText(code, written) : document.createTextNode(written));
}
