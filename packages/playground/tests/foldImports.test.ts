import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseTsx } from '../src/build/parseTsx.ts';
import { plainHighlight } from '../src/build/plainHighlight.ts';
import { foldImports } from '../src/shared/foldImports.ts';

const button = { label: (lines: number) => `import ${lines}`, skip: {} };
const EXAMPLES = join(import.meta.dirname, '../../../examples');

/** Folds code, and returns what is seen and what is hidden, as text. */
function fold(source: string, marked: number[] = []) {
  const html = foldImports(plainHighlight(source, 'tsx'), new Set(marked), button);
  const [, summary = '', hidden = ''] =
    /<details.*?><summary>(.*?)<\/summary><\/details><span>([\s\S]*?<\/span>\n)<\/span>/.exec(
      html,
    ) ?? [];
  const seen = html.replace(/<details[\s\S]*?<\/details>/, '').replace(hidden, '');
  const text = (part: string) => {
    const element = part.replaceAll(/<[^>]*>/g, '');
    return element.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  };
  return { summary, hidden: text(hidden), seen: text(seen) };
}

const body = 'run();\n'.repeat(30).trimEnd();
const imports = "import a from 'a';\nimport {\n  b,\n  c,\n} from 'b';\n";

describe('the imports of an example', () => {
  it('are folded as whole statements, with their number of lines on the button', () => {
    const { summary, hidden, seen } = fold(`${imports}\n${body}`);
    expect(summary).toBe('import 5');
    expect(hidden).toBe(imports);
    expect(seen.trim()).toBe(body);
  });

  it('are shown where the code is short, where they are few, and where one is marked', () => {
    expect(fold(`${imports}\nrun();`).summary).toBe('');
    expect(fold(`import a from 'a';\n\n${body}`).summary).toBe('');
    expect(fold(`${imports}\n${body}`, [3]).summary).toBe('');
    expect(fold(`${imports}\n${body}`, [9]).summary).toBe('import 5');
  });

  it('leave whole statements in sight, in each example', () => {
    for (const file of readdirSync(EXAMPLES).filter((name) => name.endsWith('.tsx'))) {
      const source = readFileSync(join(EXAMPLES, file), 'utf8').trimEnd();
      const { hidden, seen } = fold(source);
      expect(parseTsx(seen).error, file).toBeUndefined();
      expect(parseTsx(hidden).error, file).toBeUndefined();
      expect((hidden + seen.trimStart()).replaceAll(/\s/g, ''), file).toBe(
        source.replaceAll(/\s/g, ''),
      );
    }
  });
});
