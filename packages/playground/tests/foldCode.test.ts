import { describe, expect, it } from 'vitest';
import { plainHighlight } from '../src/build/plainHighlight.ts';
import { foldCode } from '../src/shared/foldCode.ts';

/** Code of so many lines; each says its number, one of them exports. */
function codeOf(count: number, exported = 1): string {
  const lines = Array.from({ length: count }, (_, at) =>
    at + 1 === exported ? `export default ${at + 1}` : `line ${at + 1}`,
  );
  return plainHighlight(lines.join('\n'), 'tsx');
}

/** Numbers of the lines that are not in an element of one of these classes. */
function outside(html: string, classes: string): number[] {
  const hidden = `<span class="(?:${classes})">(?:<span class="line">.*?</span>\\n?)+</span>`;
  const open = html.replaceAll(new RegExp(hidden, 'g'), '');
  return [...open.matchAll(/(?:line|default|return) (\d+)/g)].map(([, number]) => Number(number));
}

/** Numbers of the lines that a wide screen shows. */
const shown = (html: string) => outside(html, 'zs-play-cut');

/** Numbers of the lines that a narrow screen shows. */
const shownNarrow = (html: string) => outside(html, 'zs-play-cut|zs-play-wide');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('folding code', () => {
  it('leaves fifteen lines as they are', () => {
    const html = codeOf(15);
    expect(foldCode(html, new Set())).toEqual({ html, lines: 15, isFolded: false });
  });

  it('opens on the marked lines, with three of context', () => {
    const { html, lines, isFolded } = foldCode(codeOf(43), new Set([20, 21]));
    expect(shown(html)).toEqual(range(17, 24));
    expect({ lines, isFolded }).toEqual({ lines: 43, isFolded: true });
  });

  it('opens on the import and the hooks above the marked lines, before their context', () => {
    const lines = range(1, 43).map((line) => `line ${line}`);
    lines[0] = "import { useUi } from 'ui'; // line 1";
    lines[3] = '  const { open } = useUi(); // line 4';
    lines[39] = '  const later = useUi(); // line 40';
    const { html } = foldCode(plainHighlight(lines.join('\n'), 'tsx'), new Set([20, 21]));
    expect(shown(html)).toEqual([...range(1, 4), ...range(17, 24)]);
    expect(shownNarrow(html)).toEqual([1, 4, ...range(19, 22)]);
    const { html: full } = foldCode(
      plainHighlight(lines.join('\n'), 'tsx'),
      new Set(range(20, 34)),
    );
    expect(shown(full)).toEqual(range(20, 34));
  });

  it('shows each of the marked places', () => {
    expect(shown(foldCode(codeOf(43), new Set([10, 30])).html)).toEqual([
      ...range(7, 13),
      ...range(27, 33),
    ]);
  });

  it('never shows more than fifteen lines, and marked ones before others', () => {
    expect(shown(foldCode(codeOf(43), new Set(range(12, 26))).html)).toEqual(range(12, 26));
    expect(shown(foldCode(codeOf(90), new Set(range(30, 70))).html)).toEqual(range(30, 44));
  });

  it('does not hide one or two lines where there is room for them', () => {
    expect(shown(foldCode(codeOf(20), new Set([5])).html)).toEqual(range(1, 8));
  });

  it('opens code without marks on what it exports, with as much as there is room for', () => {
    expect(shown(foldCode(codeOf(40, 9), new Set()).html)).toEqual(range(9, 23));
    expect(shown(foldCode(codeOf(20, 18), new Set()).html)).toEqual(range(6, 20));
  });

  it('opens on fewer lines where it is narrow: the marked ones, with one of context', () => {
    const narrow = (marked: number[]) => shownNarrow(foldCode(codeOf(43), new Set(marked)).html);
    expect(narrow([20, 21])).toEqual(range(19, 22));
    expect(narrow(range(12, 20))).toEqual(range(12, 20));
    expect(narrow([10, 20, 30])).toEqual([9, 10, 11, 19, 20, 29, 30]);
  });

  it('opens code without marks on what it draws where it is narrow', () => {
    const { html } = foldCode(codeOf(40, 9).replace('line 13', 'return 13'), new Set());
    expect(shown(html)).toEqual(range(9, 23));
    expect(shownNarrow(html)).toEqual(range(14, 20));
    expect(shownNarrow(foldCode(codeOf(40, 9), new Set()).html)).toEqual(range(9, 15));
  });

  it('leaves out blank lines beside hidden ones', () => {
    const html = plainHighlight(`${'line 1\n'.repeat(9)}\n${'line 2\n'.repeat(9)}`, 'tsx');
    expect(foldCode(html, new Set([12])).html).toContain(
      '<span class="line"></span>\n</span><span class="line">line 2',
    );
  });

  it('says how many spaces stand before all that a narrow screen shows', () => {
    const marked = new Set([20, 21]);
    const code = (indents: Readonly<Record<number, string>>) => {
      const lines = range(1, 43).map((line) => `${indents[line] ?? ''}line ${line}`);
      lines[19] = '';
      return foldCode(plainHighlight(lines.join('\n'), 'tsx'), marked).html;
    };
    expect(code({ 19: '    ', 21: '      ', 22: '    ' })).toContain('<code style="--_in:4">');
    expect(code({ 19: '    ', 21: '      ' })).not.toContain('--_in');
  });

  it('keeps the whole text', () => {
    const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');
    const html = codeOf(43);
    expect(text(foldCode(html, new Set([20])).html)).toBe(text(html));
  });
});
