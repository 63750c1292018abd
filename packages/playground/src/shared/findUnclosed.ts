import { type Fault, faultAt } from './sourceFault.ts';

/** Comments, strings, tags, and brackets. */
const PIECE =
  /\/\/.*|\/\*[\s\S]*?\*\/|(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\[\s\S]|[^\\`])*`|<\/[\w.]*\s*>|(?<![\w)\]])<(?:[A-Za-z][\w.]*|(?=>))|\/>|=>|=(?=\s*[^\s"'{=><])|[()[\]{}>;]/g;

/** A statement in braces of JSX, where only expressions are allowed. */
const STATEMENT = /^\{\s*(if|for|while|switch|const|let|return)\b/;

/**
 * An open bracket or tag with its offset: `(`, `{`, `[`, `<Tag` within its attributes, then `<Tag>`.
 */
type Open = [what: string, at: number];

const CLOSERS: Readonly<Record<string, string>> = { ')': '(', '}': '{', ']': '[' };

const isText = (what: string) => what.endsWith('>');
const isTag = (what: string) => what.startsWith('<') && !isText(what);

/** The open bracket or tag that a piece closes; undefined for others. */
function closedBy(piece: string, top: string): string | undefined {
  if (isText(top)) {
    return piece.startsWith('</') ? `<${piece.slice(2, -1).trim()}>` : undefined;
  }
  return isTag(top) && piece === '/>' ? top : CLOSERS[piece];
}

/** Whether a piece opens something where it stands. */
const opens = (piece: string, top: string) =>
  /^<[^/]*$/.test(piece) || piece === '{' || (!isText(top) && /^[([]$/.test(piece));

/** What a piece cannot be inside of: attributes at a tag, a bracket at the end of a statement. */
const endsEarly = (piece: string, top: string, before: string) =>
  (isTag(top) && piece.startsWith('<')) ||
  (piece === ';' && top === '(' && !/\bfor\s*$/.test(before));

/**
 * Finds an unclosed bracket or tag in code that does not compile: the compiler reports the place where
 * it failed, often lines later.
 * @example findUnclosed('f(a;') // { kind: 'open', what: '(', line: 1 }
 */
export function findUnclosed(source: string): Fault | undefined {
  const open: Open[] = [];
  /** End of the last element. */
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
      // In the text of an element, quotes are text.
      PIECE.lastIndex = index + 1;
    }
  }
  const [last] = open.slice(-1);
  return last && unclosed(last);
}
