import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileForReader } from '../src/browser/compileForReader.ts';
import { CompileError, compile } from '../src/shared/compile.ts';
import { findFault } from '../src/shared/findFault.ts';
import { guardLoops } from '../src/shared/loopGuard.ts';
import { en } from '../src/shared/text/en.ts';

const { syntax } = en.host;

describe('compiling an example', () => {
  it('names the modules the code needs and drops types', () => {
    const { code, deps } = compile(
      `import { View } from 'react-native';\nimport type { Theme } from '@0610studio/zs-ui';\nexport default function A(p: Theme) { return <View />; }`,
    );
    expect(deps).toEqual(['react-native']);
    expect(code).not.toContain('Theme');
  });

  it('keeps every line where it was', () => {
    const source = `const a = 1;\nfor (;;) {\n  break;\n}\nexport default () => <A>\n  한글\n</A>;`;
    const { code } = compile(source);
    expect(code.split('\n')).toHaveLength(source.split('\n').length);
  });

  it('tells the line and column of a fault', () => {
    expect(() => compile('const a = 1;\nconst = 2;')).toThrow(CompileError);
    expect(compileForReader('const a = 1;\nconst = 2;', en.host)).toMatchObject({ line: 2 });
  });

  it('says in words that a tag is left open', () => {
    expect(compileForReader('const a = <A', en.host)).toMatchObject({ message: syntax.unclosed });
  });
});

/** Runs guarded code; the guard throws at its thousandth call. */
function run(source: string): number {
  let calls = 0;
  const guard = () => {
    calls++;
    if (calls > 1000) {
      throw new Error('endless');
    }
  };
  new Function('__guard', guardLoops(source))(guard);
  return calls;
}

describe('guarding loops', () => {
  it.each([
    'while (true) {}',
    'do {} while (true);',
    'for (;;) {}',
    'for (let i = 0; i >= 0; ) i++;',
    'for (const x of (function* () { while (1) yield 1; })()) { void x; }',
    'let i = 0; while (i < 5)\n  for (;;) {}',
  ])('stops %s', (source) => {
    expect(() => run(source)).toThrow('endless');
  });

  it('leaves the outcome of loops that end alone', () => {
    expect(run('let sum = 0; for (let i = 0; i < 5; i++) sum += i; if (sum !== 10) throw 1;')).toBe(
      5,
    );
    expect(() =>
      run('const a = { for: 1, while: 2 }; if (a.for + a.while !== 3) throw 1;'),
    ).not.toThrow();
  });

  it('returns source that cannot be read as it came', () => {
    expect(guardLoops('while (')).toBe('while (');
  });
});

const examples = new URL('../../../examples/', import.meta.url);

describe('faults that the compiler passes over', () => {
  it.each(readdirSync(examples).filter((file) => file.endsWith('.tsx')))(
    'are not in %s',
    (file) => {
      expect(findFault(readFileSync(new URL(file, examples), 'utf8'))).toBeUndefined();
    },
  );

  const lineOf = (source: string) => {
    const result = compileForReader(source, en.host);
    return 'message' in result ? [result.line, result.message] : undefined;
  };

  it.each([
    ['let a = 1;\nlet a = 2;', 2, 'a'],
    ["import { a } from 'x';\nconst a = 1;", 2, 'a'],
    ['function f() {\n  const [b] = [];\n  let { b } = {};\n}', 3, 'b'],
    ['class A {}\nfunction A() {}', 2, 'A'],
  ])('a name that is declared twice: %j', (source, line, name) => {
    expect(lineOf(source)).toEqual([line, syntax.duplicate(name)]);
  });

  it.each([
    ["const a = 'open;\nconst b = 'closed';", 1],
    ['\nconst a = "open;\n', 2],
    ["const a = <A b='x\ny'>don't</A>;\nconst c = 'open;\nconst d = <B />;", 3],
  ])('a text that is left open, on its own line: %j', (source, line) => {
    expect(lineOf(source)).toEqual([line, syntax.unclosedText]);
  });

  it.each([
    'var a = 1; var a = 2; function f() {} function f() {}',
    'for (let i = 0; i < 2; i++) {} for (let i = 0; i < 2; i++) {}',
    'const f = (a: number) => { { const b = a; } const b = 2; return b; };',
    'type A = 1; const A = 1; function g(x: string): void; function g(x: number) {}',
    "const a = 'one \\\n line'; const b = `two\nlines`;",
    "const a = <A b='x\ny'>don't</A>;",
  ])('are not seen in %j', (source) => {
    expect(lineOf(source)).toBeUndefined();
  });
});
