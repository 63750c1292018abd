/** Most lines of code that stand there before the reader asks for all of it. */
const MOST = 15;

/** Lines shown above and below the marked ones. */
const CONTEXT = 2;

/** So few lines are not worth hiding. */
const FEW = 2;

/** Code of which a part is hidden until its reader asks for it. */
export interface FoldedCode {
  /** Highlighted code; each hidden part is in an element of the class `zs-play-cut`. */
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

/** Marked lines first, then those next to them, as many as there is room for. */
function aroundMarks(count: number, marked: ReadonlySet<number>): Set<number> {
  const shown = new Set<number>();
  for (let distance = 0; distance <= CONTEXT; distance++) {
    for (const mark of marked) {
      for (const line of [mark - distance, mark + distance]) {
        if (shown.size < MOST && line >= 1 && line <= count) {
          shown.add(line);
        }
      }
    }
  }
  return shown;
}

/** Code without marks opens on what it exports. */
function fromExport(lines: readonly string[]): Set<number> {
  const component = lines.findIndex((line) => /export\b.*\bdefault\b/.test(line)) + 1;
  const first = Math.max(1, Math.min(component, lines.length - MOST + 1));
  return new Set(Array.from({ length: MOST }, (_, at) => first + at));
}

const isBlank = (line: string) => line.replaceAll(/<[^>]*>/g, '').trim() === '';

/** Leaves out blank lines beside hidden ones. */
function trim(lines: readonly string[], shown: ReadonlySet<number>): Set<number> {
  const isEdge = (at: number) =>
    [at - 1, at + 1].some((next) => lines[next - 1] && !shown.has(next));
  return new Set([...shown].filter((at) => !isBlank(lines[at - 1] ?? '') || !isEdge(at)));
}

/** Runs of lines that are all shown or all hidden, in order. */
function runsOf(lines: readonly string[], shown: ReadonlySet<number>) {
  const runs: { isShown: boolean; lines: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const isShown = shown.has(at + 1);
    const last = runs.at(-1);
    if (last?.isShown === isShown) {
      last.lines.push(line);
    } else {
      runs.push({ isShown, lines: [line] });
    }
  }
  return runs;
}

/**
 * Hides lines of long code: fifteen are left, those marked and what stands around them. All of the
 * code stays in the page, for copying, for paper, and for browsers that cannot fold it.
 * @param html highlighted code, each line in an element of the class `line`
 * @param marked lines that the code is about, from 1
 */
export function foldCode(html: string, marked: ReadonlySet<number>): FoldedCode {
  const { before, lines, after } = cutIntoLines(html);
  if (lines.length <= MOST) {
    return { html, lines: lines.length, isFolded: false };
  }
  const around = marked.size > 0 ? aroundMarks(lines.length, marked) : fromExport(lines);
  const shown = trim(lines, around);
  let room = MOST - shown.size;
  const folded = runsOf(lines, shown).map((run) => {
    const code = run.lines.join('');
    if (run.isShown || run.lines.length <= Math.min(FEW, room)) {
      room -= run.isShown ? 0 : run.lines.length;
      return code;
    }
    return `<span class="zs-play-cut">${code}</span>`;
  });
  return { html: before + folded.join('') + after, lines: lines.length, isFolded: true };
}
