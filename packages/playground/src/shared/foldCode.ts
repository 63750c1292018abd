/** Lines of code that are visible before the reader unfolds it. */
const MAX_LINES = 15;

/** Lines shown above and below the marked ones. */
const CONTEXT_LINES = 2;

/** On a narrow screen fewer lines stand there, and of those marked no more than these. */
const NARROW = { most: 7, mostMarked: 10, context: 1 };

/** Hidden gaps of so few lines are shown. */
const MAX_GAP_LINES = 2;

/** Code of which a part is hidden until its reader asks for it. */
interface FoldedCode {
  /**
   * Highlighted code; each hidden part is in an element of the class `zs-play-cut`, and what a
   * narrow screen hides as well in one of the class `zs-play-wide`. `--_in` on its `<code>` are the
   * spaces before what a narrow screen shows, which has no room for them.
   */
  html: string;
  lines: number;
  isFolded: boolean;
}

/** Highlighted code, cut before each line; what stands around the lines comes apart. */
function cutIntoLines(html: string) {
  const starts = [...html.matchAll(/<span class="line[ "]/g)].map(({ index }) => index);
  const end = html.lastIndexOf('</code>');
  return {
    before: html.slice(0, starts[0]),
    lines: starts.map((start, at) => html.slice(start, starts[at + 1] ?? end)),
    after: html.slice(end),
  };
}

/** Marked lines first, then those before and after them, as many as there is room for. */
function aroundMarks(count: number, marked: ReadonlySet<number>, most: number, context: number) {
  const shown = new Set<number>();
  for (let distance = 0; distance <= context; distance++) {
    for (const line of [-distance, distance].flatMap((away) =>
      [...marked].map((at) => at + away),
    )) {
      if (shown.size < most && line >= 1 && line <= count) {
        shown.add(line);
      }
    }
  }
  return shown;
}

const range = (first: number, length: number) =>
  new Set(Array.from({ length }, (_, at) => first + at));

/** Code without marks opens on what it exports. */
function fromExport(lines: readonly string[]): Set<number> {
  const component = lines.findIndex((line) => /export\b.*\bdefault\b/.test(line)) + 1;
  return range(Math.max(1, Math.min(component, lines.length - MAX_LINES + 1)), MAX_LINES);
}

/** On a narrow screen, on what it draws; on its first lines where that is hidden. */
function fromReturn(lines: readonly string[], shown: ReadonlySet<number>): Set<number> {
  const drawn = lines.findIndex((line, at) => shown.has(at) && /\breturn\b/.test(line)) + 2;
  const last = Math.max(...shown);
  const first = drawn > 1 ? Math.min(drawn, last - NARROW.most + 1) : Math.min(...shown);
  return range(first, NARROW.most);
}

const textOf = (line: string) => line.replaceAll(/<[^>]*>/g, '');

const isBlank = (line: string) => textOf(line).trim() === '';

/** Spaces that these lines all begin with. */
function indentOf(lines: readonly string[], shown: ReadonlySet<number>): number {
  const texts = lines.filter((line, at) => shown.has(at + 1) && !isBlank(line)).map(textOf);
  return Math.min(...texts.map((text) => text.search(/[^ ]/)));
}

/** Leaves out blank lines beside hidden ones. */
function trimBlankEdges(lines: readonly string[], shown: ReadonlySet<number>): Set<number> {
  const isEdge = (at: number) =>
    [at - 1, at + 1].some((next) => lines[next - 1] && !shown.has(next));
  return new Set([...shown].filter((at) => !isBlank(lines[at - 1] ?? '') || !isEdge(at)));
}

/** Shows also what is hidden between shown lines, or beside them, where it is too little to hide. */
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

/** Lines in runs of one class each, in order; those of the class '' stand as they are. */
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
 * Hides lines of long code: fifteen are left, those marked and what stands around them, and on a
 * narrow screen about half of these. All of the code stays in the page, for copying, for paper, and
 * for browsers that cannot fold it.
 * @param html highlighted code, each line in an element of the class `line`
 * @param marked lines that the code is about, from 1
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
    ? aroundMarks(count, marked, MAX_LINES, CONTEXT_LINES)
    : fromExport(lines);
  const shown = fillGaps(count, trimBlankEdges(lines, around));
  const { most, mostMarked, context } = NARROW;
  const room = Math.max(most, Math.min(marked.size, mostMarked));
  const close = hasMarks ? aroundMarks(count, marked, room, context) : fromReturn(lines, shown);
  const narrow = trimBlankEdges(lines, close);
  const classOf = (line: number) =>
    shown.has(line) ? (narrow.has(line) ? '' : 'zs-play-wide') : 'zs-play-cut';
  const indent = indentOf(lines, narrow);
  const open = indent > 0 ? before.replace(/>$/, ` style="--_in:${indent}">`) : before;
  return { html: open + inRuns(lines, classOf) + after, lines: count, isFolded: true };
}
