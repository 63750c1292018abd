/** Lines of code that are visible before the reader unfolds it. */
const MAX_LINES = 15;

/** Lines shown above and below the marked ones. */
const CONTEXT_LINES = 3;

/** Limits on a narrow screen, in lines. */
const NARROW = { most: 7, mostMarked: 10, context: 1 };

/** Gaps up to this length are not hidden. */
const MAX_GAP_LINES = 2;

/** Code of which a part is hidden until it is unfolded. */
interface FoldedCode {
  /**
   * Highlighted code. Elements of the class `zs-play-cut` are hidden, those of `zs-play-wide` on
   * narrow screens only. `--_in` on its `<code>` is the indent of the lines that a narrow screen
   * shows, which the style sheet removes there.
   */
  html: string;
  lines: number;
  isFolded: boolean;
}

/** Splits highlighted code into its lines, and the markup before and after them. */
function cutIntoLines(html: string) {
  const starts = [...html.matchAll(/<span class="line[ "]/g)].map(({ index }) => index);
  const end = html.lastIndexOf('</code>');
  return {
    before: html.slice(0, starts[0]),
    lines: starts.map((start, at) => html.slice(start, starts[at + 1] ?? end)),
    after: html.slice(end),
  };
}

const textOf = (line: string) => line.replaceAll(/<[^>]*>/g, '');

/** Lines above the marks that copied code needs: imports of one line each, and calls of hooks. */
function openingLines(lines: readonly string[], marked: ReadonlySet<number>): number[] {
  const above = lines.slice(0, Math.min(...marked) - 1).map(textOf);
  const imports = above.findIndex((line) => !/^import .* from /.test(line));
  return above.flatMap((line, at) =>
    at < imports || /= use[A-Z]\w*(?:&lt;|[(<])/.test(line) ? [at + 1] : [],
  );
}

/** Selects marked lines, then those that open the code, then the lines around the marks, up to a limit. */
function aroundMarks(
  lines: readonly string[],
  marked: ReadonlySet<number>,
  most: number,
  context: number,
) {
  const around = Array.from({ length: context }, (_, at) => [-1 - at, 1 + at])
    .flat()
    .flatMap((away) => [...marked].map((at) => at + away));
  const wanted = [...marked, ...openingLines(lines, marked), ...around];
  const inside = wanted.filter((line) => line >= 1 && line <= lines.length);
  return new Set([...new Set(inside)].slice(0, most));
}

const range = (first: number, length: number) =>
  new Set(Array.from({ length }, (_, at) => first + at));

/** Selects the exported function of code without marks. */
function fromExport(lines: readonly string[]): Set<number> {
  const component = lines.findIndex((line) => /export\b.*\bdefault\b/.test(line)) + 1;
  return range(Math.max(1, Math.min(component, lines.length - MAX_LINES + 1)), MAX_LINES);
}

/** Selects its return value for a narrow screen; the first lines where that is hidden. */
function fromReturn(lines: readonly string[], shown: ReadonlySet<number>): Set<number> {
  const drawn = lines.findIndex((line, at) => shown.has(at) && /\breturn\b/.test(line)) + 2;
  const last = Math.max(...shown);
  const first = drawn > 1 ? Math.min(drawn, last - NARROW.most + 1) : Math.min(...shown);
  return range(first, NARROW.most);
}

const isBlank = (line: string) => textOf(line).trim() === '';

/** Common indent of lines. */
function indentOf(lines: readonly string[], shown: ReadonlySet<number>): number {
  const texts = lines.filter((line, at) => shown.has(at + 1) && !isBlank(line)).map(textOf);
  return Math.min(...texts.map((text) => text.search(/[^ ]/)));
}

/** Hides blank lines beside hidden ones. */
function trimBlankEdges(lines: readonly string[], shown: ReadonlySet<number>): Set<number> {
  const isEdge = (at: number) =>
    [at - 1, at + 1].some((next) => lines[next - 1] && !shown.has(next));
  return new Set([...shown].filter((at) => !isBlank(lines[at - 1] ?? '') || !isEdge(at)));
}

/** Shows hidden gaps that are too short to hide. */
function fillGaps(count: number, shown: ReadonlySet<number>): Set<number> {
  const filled = new Set(shown);
  let gap: number[] = [];
  for (let line = 1; line <= count + 1; line++) {
    if (line <= count && !shown.has(line)) {
      gap.push(line);
      continue;
    }
    if (gap.length <= Math.min(MAX_GAP_LINES, MAX_LINES - filled.size)) {
      for (const hidden of gap) {
        filled.add(hidden);
      }
    }
    gap = [];
  }
  return filled;
}

/** Wraps runs of lines by their class; lines of the class '' are not wrapped. */
function inRuns(lines: readonly string[], classOf: (line: number) => string): string {
  let html = '';
  let current = '';
  for (const [at, line] of lines.entries()) {
    const next = classOf(at + 1);
    if (next !== current) {
      html += (current && '</span>') + (next && `<span class="${next}">`);
      current = next;
    }
    html += line;
  }
  return html + (current && '</span>');
}

/**
 * Hides lines of long code: about 15 remain, marked lines, the imports and hooks above them, and lines
 * around them; on a narrow screen about half of these. Hidden code stays in the page, for copying,
 * printing, and browsers that cannot fold it.
 * @param html highlighted code, each line in an element of the class `line`
 * @param marked marked lines, from 1
 * @example foldCode('<pre><code><span class="line">a</span></code></pre>', new Set()).isFolded // false
 */
export function foldCode(html: string, marked: ReadonlySet<number>): FoldedCode {
  const { before, lines, after } = cutIntoLines(html);
  const count = lines.length;
  if (count <= MAX_LINES) {
    return { html, lines: count, isFolded: false };
  }
  const hasMarks = marked.size > 0;
  const around = hasMarks
    ? aroundMarks(lines, marked, MAX_LINES, CONTEXT_LINES)
    : fromExport(lines);
  const shown = fillGaps(count, trimBlankEdges(lines, around));
  const { most, mostMarked, context } = NARROW;
  const room = Math.max(most, Math.min(marked.size, mostMarked));
  const close = hasMarks ? aroundMarks(lines, marked, room, context) : fromReturn(lines, shown);
  const narrow = trimBlankEdges(lines, close);
  const classOf = (line: number) =>
    shown.has(line) ? (narrow.has(line) ? '' : 'zs-play-wide') : 'zs-play-cut';
  const indent = indentOf(lines, narrow);
  const open = indent > 0 ? before.replace(/>$/, ` style="--_in:${indent}">`) : before;
  return { html: open + inRuns(lines, classOf) + after, lines: count, isFolded: true };
}
