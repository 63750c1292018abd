import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlace } from '../src/shared/codePlace.ts';
import { CompileError, compile } from '../src/shared/compile.ts';
import { compileForReader } from '../src/shared/compileForReader.ts';
import { describeProblem } from '../src/shared/describeProblem.ts';
import { findSourceFault } from '../src/shared/findSourceFault.ts';
import { findUnclosed } from '../src/shared/findUnclosed.ts';
import { guardLoops } from '../src/shared/loopGuard.ts';
import { ko } from '../src/shared/text/ko.ts';

const { syntax } = ko.host;

/** What a reader is told of a source, and on which line; nothing of one that compiles. */
function told(source: string, text = syntax) {
  const result = compileForReader(source);
  return 'code' in result ? undefined : describeProblem(result, text);
}

const lineOf = (source: string) => {
  const wrong = told(source);
  return wrong && [wrong.line, wrong.message];
};

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
    expect(told('const a = 1;\nconst = 2;')).toMatchObject({ line: 2 });
  });

  it('says in words that a tag is left open', () => {
    const message = syntax.faults.open('<A>');
    expect(told('const a = <A')).toMatchObject({ line: 1, message });
  });
});

describe('optional chains', () => {
  it.each(['a?.', 'a?.b;\n', 'a?.(() => { ; })', '<A b={a?.b} />;'])(
    'beyond 500 are refused instead of compiled: %s',
    (piece) => {
      const refused = told(piece.repeat(16_384 / piece.length), ko.host.syntax);
      expect(refused?.message).toContain('?.을 500번보다 많이 사용해');
    },
  );

  it('of real code are compiled', () => {
    expect(told('a?.b;\n'.repeat(500))).toBeUndefined();
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
      const source = readFileSync(new URL(file, examples), 'utf8');
      expect(findSourceFault(source) ?? findUnclosed(source)).toBeUndefined();
    },
  );

  it.each([
    ['let a = 1;\nlet a = 2;', 2, 'a'],
    ["import { a } from 'x';\nconst a = 1;", 2, 'a'],
    ['function f() {\n  const [b] = [];\n  let { b } = {};\n}', 3, 'b'],
    ['class A {}\nfunction A() {}', 2, 'A'],
    ['export default 1;\nexport { a };\nexport default 2;', 3, 'export default'],
  ])('a name that is declared twice: %j', (source, line, name) => {
    expect(lineOf(source)).toEqual([line, syntax.faults.duplicate(name)]);
  });

  it.each([
    ["const a = 'open;\nconst b = 'closed';", 1],
    ['\nconst a = "open;\n', 2],
    ["const a = <A b='x\ny'>don't</A>;\nconst c = 'open;\nconst d = <B />;", 3],
  ])('a text that is left open, on its own line: %j', (source, line) => {
    expect(lineOf(source)).toEqual([line, syntax.faults.text('')]);
  });

  it.each([
    ['a mark of another keyboard', 'const a = “b”;', 1, syntax.faults.letter('“')],
    ['an element without return', 'f(() => {\n  <A>a</A>;\n});', 2, syntax.faults.dropped('A')],
    ['one below its return', 'f(() => {\n  return\n  <A />;\n});', 3, syntax.faults.dropped('A')],
    ['one behind a statement', 'const a = 1;\n<A />;', 2, syntax.faults.dropped('A')],
  ])('%s', (_what, source, line, message) => {
    expect(lineOf(source)).toEqual([line, message]);
  });

  it.each([
    'var a = 1; var a = 2; function f() {} function f() {}',
    'for (let i = 0; i < 2; i++) {} for (let i = 0; i < 2; i++) {}',
    'const f = (a: number) => { { const b = a; } const b = 2; return b; };',
    'type A = 1; const A = 1; function g(x: string): void; function g(x: number) {}',
    "const a = 'one \\\n line'; const b = `two\nlines`;",
    "const a = <A b='x\ny'>don't</A>;",
    'const a = <A b={<B />}>{<B />} {() => { return <B />; }} {[1].map((n) => <B key={n} />)}</A>;',
    'const 이름 = `“”`; class A { #b = 1; }',
  ])('are not seen in %j', (source) => {
    expect(lineOf(source)).toBeUndefined();
  });
});

describe('what is opened and not closed', () => {
  const { open, sibling, value, statement } = syntax.faults;

  it.each([
    ['an element in another', "f(\n<A>\n<B>don't (\n</A>\n);", 3, open('<B>')],
    ['an element at the end', 'const a = (\n<A>\n<B />\n);', 2, open('<A>')],
    ['an element that looks like one of HTML', '\nf(<A>\n<B c="d">\n</A>);', 3, open('<B>')],
    ['the list of attributes', 'f(\n<A b={1}\n<B />\n</A>);', 2, open('<A>')],
    ['a fragment', 'const a = <>\n<B>b</B>;', 1, open('<>')],
    ['a bracket', 'function f() {\nreturn (\n<A />\n;\n}', 2, open('(')],
    ['the brackets of a call', 'f(1, 2;\ng();', 1, open('(')],
    ['a list', 'const a = {\nb: [1, 2 };', 2, open('[')],
    ['a block', "function f() {\n// don't }\nif (a) { b(); }", 1, open('{')],
  ])('is told on its line: %s', (_what, source, line, message) => {
    expect(lineOf(source)).toEqual([line, message]);
  });

  it('is not what two elements side by side miss', () => {
    expect(lineOf('f(\n<A>a</A>\n<B />\n);')).toEqual([3, sibling('')]);
  });

  it('is not what an attribute without braces misses', () => {
    expect(lineOf('f(\n<A b=c()>a</A>);')).toEqual([2, value('')]);
  });

  it.each([
    ['if', 'f(\n<A>\n{if (b) <C />}\n</A>);', 3],
    ['if', 'f(\n<A>\n{if (b) { return <C />; }}\n</A>);', 3],
    ['switch', 'f(<A>\n{\n switch (b) {}\n}\n</A>);', 3],
    ['for', 'f(<A b={c}>\n{for (const d of c) <D />}\n</A>);', 2],
    ['const', 'f(<A>\n{const b = 1}\n</A>);', 2],
    ['if', 'f(<A b={if (c) d}>\n</A>);', 1],
  ])('is not what a statement in braces misses, %s: %j', (word, source, line) => {
    expect(lineOf(source)).toEqual([line, statement(word)]);
  });

  it('is nothing where code breaks off for another reason', () => {
    expect(lineOf('for (let a = 1; a < 2; a++) {}\nconst = <A b="c">d</A>;')).toEqual([
      2,
      syntax.unexpectedToken,
    ]);
  });
});

describe('code that nests without end', () => {
  it.each([
    ['comparisons', 'a<\n'.repeat(5_000)],
    ['calls', 'f<f(\n'.repeat(3_000)],
    ['comparisons that comments seem to close', 'a</*>;*/\n'.repeat(1_500)],
    ['comparisons that texts seem to close', "a<'>'<\n".repeat(1_500)],
  ])('is refused before it is read again and again: %s', (_, code) => {
    expect(told(code)).toMatchObject({ message: syntax.faults.open('<') });
    expect(readPlace(code, 'A')).toBeUndefined();
  });

  it('is not taken for much that is compared or typed', () => {
    const comparisons = 'for (let i = 0; i < 9; i++) f(i);\n'.repeat(100);
    const types = 'const a = new Map<string, Map<string, Set<number>>>();\n';
    expect(told(comparisons + types)).toBeUndefined();
  });
});

describe('a fault told in Korean', () => {
  const component = (body: string) => `export default function A() {\n${body}\n}`;

  it.each([
    [
      `${component('')}\nexport default 1;`,
      4,
      /^"export default"이\(가\) 이미 있습니다\. 하나만 남기거나/,
    ],
    [
      component(' return (\n  <View>\n   {if (true) <Text>a</Text>}\n  </View>\n );'),
      4,
      /^태그 안의 중괄호\({ }\)에는 값만 사용할 수 있어 if 문을 사용할 수 없습니다/,
    ],
    ['let a = 1;\nlet a = 2;', 2, /^"a"이\(가\) 이미 있습니다/],
    ["const a = 'open;\nconst b = 'b';", 1, /^이 줄의 문자열이 닫히지 않았습니다/],
    [
      component(' return (\n  <View>\n   <Text>a\n  </View>\n );'),
      4,
      /^이 줄에서 연 <Text>이\(가\) 닫히지 않았습니다/,
    ],
    [
      'function f() {\n if (true) {\n return 1;\n}',
      1,
      /^이 줄에서 연 \{이\(가\) 닫히지 않았습니다/,
    ],
    [
      component(' return (\n  <Text>a</Text>\n  <Text>b</Text>\n );'),
      4,
      /^나란히 있는 태그는 하나로 묶어야 합니다/,
    ],
    [component(' <Text>a</Text>;'), 2, /^<Text>을\(를\) 반환하지 않아 렌더링되지/],
  ])('says what to do, on its line: %j', (source, line, message) => {
    expect(told(source, ko.host.syntax)).toEqual({ line, message: expect.stringMatching(message) });
  });
});
