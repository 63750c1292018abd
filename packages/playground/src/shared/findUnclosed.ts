import { type Fault, faultAt } from './sourceFault.ts';

/** Comments, texts, tags, and the letters that open and close something. */
const PIECE =
  /\/\/.*|\/\*[\s\S]*?\*\/|(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\[\s\S]|[^\\`])*`|<\/[\w.]*\s*>|(?<![\w)\]])<(?:[A-Za-z][\w.]*|(?=>))|\/>|=>|=(?=\s*[^\s"'{=><])|[()[\]{}>;]/g;

/** What stands in braces of an element and is no value. */
const STATEMENT = /^\{\s*(if|for|while|switch|const|let|return)\b/;

/**
 * Something open: `(`, `{`, `[`, `<Tag` as long as its attributes go on, `<Tag>` after that; and where.
 */
type Open = [what: string, at: number];

const CLOSERS: Readonly<Record<string, string>> = { ')': '(', '}': '{', ']': '[' };

const isText = (what: string) => what.endsWith('>');
const isTag = (what: string) => what.startsWith('<') && !isText(what);

/** What of the open things a piece closes, if it closes anything here. */
function closedBy(piece: string, top: string): string | undefined {
  if (isText(top)) {
    return piece.startsWith('</') ? `<${piece.slice(2, -1).trim()}>` : undefined;
  }
  return isTag(top) && piece === '/>' ? top : CLOSERS[piece];
}

/** Whether a piece opens something where it stands. */
const opens = (piece: string, top: string) =>
  /^<[^/]*$/.test(piece) || piece === '{' || (!isText(top) && /^[([]$/.test(piece));

/** What breaks off before a piece: a list of attributes at a tag, a bracket at the end of a statement. */
const endsEarly = (piece: string, top: string, before: string) =>
  (isTag(top) && piece.startsWith('<')) ||
  (piece === ';' && top === '(' && !/\bfor\s*$/.test(before));

/**
 * Finds what was opened and not closed in code that does not compile: the compiler reports where it
 * gave up, which is often lines later.
 * @example findUnclosed('f(a;') // { kind: 'open', what: '(', line: 1 }
 */
export function findUnclosed(source: string): Fault | undefined {
  const open: Open[] = [];
  /** Where the last element ended. */
  let ended = -1;
  const unclosed = ([what, at]: Open) =>
    faultAt(source, 'open', isTag(what) ? `${what}>` : what, at);
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(source); match; match = PIECE.exec(source)) {
    const [piece] = match;
    const { index } = match;
    const last = open.at(-1) ?? ['', 0];
    const [top, at] = last;
    const closed = closedBy(piece, top);
    if (top && ((closed && closed !== top) || endsEarly(piece, top, source.slice(0, at)))) {
      return unclosed(last);
    }
    if (isTag(top) && piece === '=') {
      return faultAt(source, 'value', piece, index);
    }
    if (closed) {
      open.pop();
      ended = closed.startsWith('<') ? PIECE.lastIndex : -1;
    } else if (isTag(top) && piece === '>') {
      last[0] += piece;
    } else if (opens(piece, top)) {
      const statement = top.startsWith('<') && STATEMENT.exec(source.slice(index));
      if (statement) {
        return faultAt(source, 'statement', statement[1] ?? '', index + statement[0].length);
      }
      if (
        piece.startsWith('<') &&
        !isText(top) &&
        ended >= 0 &&
        !source.slice(ended, index).trim()
      ) {
        return faultAt(source, 'sibling', piece, index);
      }
      open.push([piece, index]);
    } else if (isText(top) && /^["'`/]/.test(piece)) {
      // Quotes mean nothing in the text of an element.
      PIECE.lastIndex = index + 1;
    }
  }
  const [last] = open.slice(-1);
  return last && unclosed(last);
}
