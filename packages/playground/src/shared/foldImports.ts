/** Code of up to this many lines is shown whole. */
const MAX_WHOLE_LINES = 24;

/** Fewer lines than this are not worth a press. */
const MIN_IMPORT_LINES = 3;

/** The button that shows folded imports. */
interface FoldButton {
  /** Its label, of so many lines. */
  label: (lines: number) => string;
  /** Attributes that exclude it from search and plain text. */
  skip: Readonly<Record<string, string>>;
}

const textOf = (line: string) => line.replaceAll(/<[^>]*>/g, '').trimEnd();

/** Number of lines at the start that are whole import statements, and blank lines between them. */
function countImports(lines: readonly string[]): number {
  let whole = 0;
  let isInside = false;
  for (const [at, line] of lines.map(textOf).entries()) {
    if (!isInside && line !== '' && !/^import\b/.test(line)) {
      break;
    }
    isInside = line !== '' && !line.endsWith(';');
    whole = isInside || line === '' ? whole : at + 1;
  }
  return whole;
}

/**
 * Folds the imports of long code: whole statements at its start, behind a disclosure that works without
 * a script. All else is shown. The lines stay in the page, for copying and printing.
 * @param html highlighted code, each line in an element of the class `line`
 * @param marked marked lines, from 1, which are never folded
 * @example foldImports('<pre><code><span class="line">a</span></code></pre>', new Set(), { label: String, skip: {} }) // '<pre><code><span class="line">a</span></code></pre>'
 */
export function foldImports(html: string, marked: ReadonlySet<number>, button: FoldButton): string {
  const starts = [...html.matchAll(/<span class="line[ "]/g)].map(({ index }) => index);
  const lines = starts.map((start, at) =>
    html.slice(start, starts[at + 1] ?? html.lastIndexOf('</code>')),
  );
  const count = countImports(lines);
  const isMarked = [...marked].some((line) => line <= count);
  if (lines.length <= MAX_WHOLE_LINES || count < MIN_IMPORT_LINES || isMarked) {
    return html;
  }
  const skip = Object.entries(button.skip).map(([name, value]) => ` ${name}="${value}"`);
  return [
    html.slice(0, starts[0]),
    `<details class="zs-play-imports"${skip.join('')}><summary>${button.label(count)}</summary></details>`,
    `<span>${html.slice(starts[0], starts[count])}</span>`,
    html.slice(starts[count]),
  ].join('');
}
