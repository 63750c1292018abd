import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTsx } from '../src/build/parseTsx.ts';
import { plainHighlight } from '../src/build/plainHighlight.ts';
import { foldCode } from '../src/shared/foldCode.ts';
import { ko } from '../src/shared/text/ko.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');

const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Folds code; returns what is in sight, and what each button hides. */
function fold(source: string, { marked = [] as number[], whole = false } = {}) {
  const options = { marked: new Set(marked), whole, labels: ko.page.folds, skip: {} };
  const html = foldCode(plainHighlight(source, 'tsx'), options);
  const [head = '', rest = ''] = html.split('<span class="zs-play-rest">');
  const [, , imports = ''] = /(<\/details><span>)([\s\S]*?<\/span>\n)<\/span>/.exec(head) ?? [];
  const button = /<details.*?<\/details>/;
  return {
    labels: [head, rest].map((part) => text(button.exec(part)?.[0] ?? '')),
    imports: text(imports),
    seen: text(head.replace(button, '').replace(imports, '')),
    rest: text(rest.replace(button, '')),
  };
}

const body = 'run();\n'.repeat(30).trimEnd();
const imports = "import a from 'a';\nimport {\n  b,\n  c,\n} from 'b';\n";

describe('the code of an example', () => {
  it('has whole import statements folded, with their number of lines on the button', () => {
    const { labels, imports: hidden, seen } = fold(`${imports}\n${body}`, { whole: true });
    expect(labels).toEqual(['import 5줄', '']);
    expect(hidden).toBe(imports);
    expect(seen.trim()).toBe(body);
  });

  it('has its imports in sight where it is short, where they are few, and where one is marked', () => {
    expect(fold(`${imports}\nrun();`).imports).toBe('');
    expect(fold(`import a from 'a';\n\n${body}`).imports).toBe('');
    expect(fold(`${imports}\n${body}`, { marked: [3] }).imports).toBe('');
    expect(fold(`${imports}\n${body}`, { marked: [9] }).imports).toBe(imports);
  });

  it('is whole up to 24 lines, without its imports, and where the page asks for it', () => {
    const lines = (count: number) => 'run();\n'.repeat(count).trimEnd();
    expect(fold(lines(24)).rest).toBe('');
    expect(fold(`${imports}${lines(24)}`).rest).toBe('');
    expect(fold(lines(90), { whole: true }).rest).toBe('');
    expect(fold(lines(30))).toMatchObject({ seen: `${lines(16)}\n`, rest: lines(14) });
    expect(fold(lines(30)).labels).toEqual(['', '전체 30줄접기']);
  });

  it('ends in sight with a statement or an element, and shows what is marked', () => {
    const list = `const list = [\n${'  1,\n'.repeat(20)}];\n`;
    expect(fold(`run();\n${list}${body}`).seen).toBe(`run();\n${list}`);
    const rows = '    <Row>\n      a\n    </Row>\n'.repeat(9);
    const screen = `function App() {\n  return (\n${rows}  );\n}`;
    expect(fold(screen).seen).toMatch(/return \(\n(?: {4}<Row>\n {6}a\n {4}<\/Row>\n){4}$/);
    expect(
      fold(screen, { marked: [19] })
        .seen.trimEnd()
        .split('\n'),
    ).toHaveLength(20);
  });

  it('stays in the page whole and in its order, in each example', () => {
    for (const file of readdirSync(EXAMPLES).filter((name) => name.endsWith('.tsx'))) {
      const source = readFileSync(join(EXAMPLES, file), 'utf8').trimEnd();
      const { imports: hidden, seen, rest } = fold(source);
      expect(parseTsx(hidden).error, file).toBeUndefined();
      expect((hidden + seen + rest).replaceAll(/\s/g, ''), file).toBe(source.replaceAll(/\s/g, ''));
    }
  });
});
