/** Code of up to this many lines is shown whole. */
const MAX_WHOLE_LINES = 24;

/** Lines in sight of longer code. */
const HEAD_LINES = { least: 8, most: 16 };

/** Fewer lines than this are not worth a press. */
const MIN_FOLDED_LINES = { imports: 3, rest: 5 };

/** How code is folded. */
interface FoldOptions {
  /** Marked lines, from 1, which are never folded. */
  marked: ReadonlySet<number>;
  /** Whether all but the imports is in sight. */
  whole: boolean;
  labels: {
    imports: (lines: number) => string;
    /** Shows the rest of code of so many lines. */
    all: (lines: number) => string;
    close: string;
  };
  /** Attributes that exclude the buttons from search and plain text. */
  skip: Readonly<Record<string, string>>;
}

const textOf = (line: string) => line.replaceAll(/<[^>]*>/g, '').trimEnd();

const indentOf = (text: string) => text.length - text.trimStart().length;

/** Number of lines at the start that are whole import statements, and blank lines between them. */
function countImports(lines: readonly string[]): number {
  let whole = 0;
  let isInside = false;
  for (const [at, line] of lines.entries()) {
    if (!isInside && line !== '' && !/^import\b/.test(line)) {
      break;
    }
    isInside = line !== '' && !line.endsWith(';');
    whole = isInside || line === '' ? whole : at + 1;
  }
  return whole;
}

/** The end of a statement, an element or a block; highlighters differ in whether they escape `>`. */
const END = /;$|\/[\w.]*(?:>|&gt;)$|^\s*\)?\}$/;

/** Whether a statement or a child of JSX ends with a line: what follows is indented no further. */
function endsPart(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const next = lines.slice(at + 1).find((text) => text !== '');
  return next !== undefined && indentOf(next) <= indentOf(line) && END.test(line);
}

/** Number of lines from the start after which the rest is folded; all of them where it is not. */
function countShown(lines: readonly string[], imports: number, marked: number): number {
  const isLong = lines.length - imports > MAX_WHOLE_LINES;
  const ends = [...lines.keys()]
    .filter((at) => endsPart(lines, at))
    .map((at) => at + 1)
    .filter((end) => end >= Math.max(marked, imports + HEAD_LINES.least));
  const end = ends.findLast((line) => line <= imports + HEAD_LINES.most) ?? ends[0];
  return isLong && end !== undefined && lines.length - end >= MIN_FOLDED_LINES.rest
    ? end
    : lines.length;
}

/**
 * Folds long code: the imports at its start, and what follows a head of whole statements. Both are
 * disclosures that work without a script, and their lines stay in the page, for the browser's search, for
 * copying and for print.
 * @param html highlighted code, each line in an element of the class `line`
 * @example foldCode('<pre><code><span class="line">a</span></code></pre>', { marked: new Set() }) // '<pre><code><span class="line">a</span></code></pre>'
 */
export function foldCode(html: string, { marked, whole, labels, skip }: FoldOptions): string {
  const starts = [...html.matchAll(/<span class="line[ "]/g)].map(({ index }) => index);
  const end = html.lastIndexOf('</code>');
  const startOf = (line: number) => starts[line] ?? end;
  const lines = starts.map((start, at) => textOf(html.slice(start, startOf(at + 1))));
  if (lines.length <= MAX_WHOLE_LINES) {
    return html;
  }
  const count = countImports(lines);
  const hasMark = [...marked].some((line) => line <= count);
  const imports = count < MIN_FOLDED_LINES.imports || hasMark ? 0 : count;
  const shown = whole ? lines.length : countShown(lines, imports, Math.max(0, ...marked));
  const attributes = Object.entries(skip).map(([name, value]) => ` ${name}="${value}"`);
  const button = (name: string, label: string) =>
    `<details class="${name}"${attributes.join('')}><summary>${label}</summary></details>`;
  const part = (from: number, to: number) => html.slice(startOf(from), startOf(to));
  const head = [
    html.slice(0, starts[0]),
    imports > 0 && button('zs-play-imports', labels.imports(imports)),
    imports > 0 && `<span>${part(0, imports)}</span>`,
    part(imports, shown),
  ];
  const rest = shown < lines.length && [
    '<span class="zs-play-rest">',
    button('', `<span>${labels.all(lines.length)}</span><span>${labels.close}</span>`),
    `<span hidden="until-found">${part(shown, lines.length)}</span></span>`,
  ];
  return [...head, ...(rest || []), html.slice(end)].filter((text) => text !== false).join('');
}
