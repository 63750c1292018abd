import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/shared/compile.ts';
import { guardLoops } from '../../src/shared/loopGuard.ts';
import { unusualCode } from '../support/anyCode.ts';

/** What an honest run of code may ask of the guard, far above what these loops need. */
const MOST_TURNS = 500;

class Endless extends Error {}

/** Runs code, which may be endless where the guard is broken: a test shall not hang then. */
const runHere = (code: string, globals: object): unknown =>
  runInNewContext(code, globals, { timeout: 5000 });

/** Runs code whose loops ask the guard, and gives what it returns. */
function run(source: string): unknown {
  let turns = 0;
  const guard = () => {
    turns++;
    if (turns > MOST_TURNS) {
      throw new Endless();
    }
  };
  return runHere(`(() => {${guardLoops(source)}\n})()`, { __guard: guard });
}

/** Every loop of the language, around a body. */
const loops: Record<string, (body: string) => string> = {
  'while with a body': (body) => `while (true) { ${body} }`,
  'while with one statement': (body) => `while (true) if (true) { ${body} }`,
  'do while': (body) => `do { ${body} } while (true);`,
  'for without a head': (body) => `for (;;) { ${body} }`,
  'for without a step': (body) => `for (let i = 0; i < 1;) { ${body} }`,
  'for with a step': (body) => `for (let i = 0; i < 1; i -= 1) { ${body} }`,
  'for with brackets in its head': (body) =>
    `for (let i = [0, (1)][0]; i < ({ a: 1 }).a; i--) { ${body} }`,
  'for of': (body) =>
    `for (const x of { *[Symbol.iterator]() { while (true) yield 1; } }) { ${body} }`,
  'for of with one statement': (body) =>
    `for (const x of { [Symbol.iterator]: () => ({ next: () => ({}) }) }) if (true) { ${body} }`,
  'for in': (body) => `for (const k in { a: 1 }) { while (true) { ${body} } }`,
  'labelled loop': (body) => `out: for (;;) { ${body} continue out; }`,
};
const kinds = Object.keys(loops);
const loopOf = (kind: string, body: string) => loops[kind]?.(body) ?? '';

describe('a loop that never ends', () => {
  it.each(kinds)('is stopped: %s', (kind) => {
    expect(() => run(loopOf(kind, ''))).toThrow(Endless);
  });

  it('is stopped inside any other loop, function or block', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 4 }), (nest) => {
        const code = nest.reduceRight((body, kind) => loopOf(kind, `(() => { ${body} })();`), '');
        expect(() => run(code)).toThrow(Endless);
      }),
    );
  });

  it('is stopped after the compiler has turned it, in a component too', () => {
    const { code } = compile('export default function A() { while (true) {} return <B />; }');
    const __guard = () => {
      throw new Endless();
    };
    const globals = { require: () => ({}), exports: {}, __guard };
    expect(() => runHere(`${code}\nexports.default()`, globals)).toThrow(Endless);
  });
});

describe('a loop that ends', () => {
  it('gives what it would give without the guard', () => {
    const count = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(count, count, (outer, inner) => {
        const code = `let sum = 0; let k = 0;
for (let i = 0; i < ${outer}; i++) for (const j of Array.from({ length: ${inner} }, (_, n) => n)) { sum += i * j; }
while (k < ${inner}) { k++; if (k === 2) continue; sum += k; }
do sum += 100; while (sum < 50);
for (const name in { a: 1, b: 2 }) { if (name === 'b') break; sum += 1; }
return sum;`;
        expect(run(code)).toBe(new Function(code)());
      }),
    );
  });

  it('may have a head of its own kind', () => {
    expect(run('let n = 0; for (let i = 0, j = 9; i < j; i++, j--) n++; return n;')).toBe(5);
    expect(run('let n = 3; while (n --> 1, n > 0) {} return n;')).toBe(0);
  });

  it('leaves the "else" behind it to the "if" before it', () => {
    const code = 'if (false) for (const x of [1]) void x; else return "else"; return "none";';
    expect(run(code)).toBe('else');
    expect(run('for (const x of [1]) if (x > 1) return "if"; else return "else";')).toBe('else');
  });
});

describe('code around loops', () => {
  it('stays as it is, to the byte, and on its lines', () => {
    const code = fc
      .tuple(unusualCode, fc.constantFrom(...kinds), unusualCode)
      .map(([before, kind, after]) => `${before}${loopOf(kind, '\n')}\n${after}`);
    fc.assert(
      fc.property(code, (source) => {
        const guarded = guardLoops(source);
        expect(guarded).not.toBe(source);
        expect(guarded.replace(/if\(__guard\(\),0\);else |__guard\(\)[,;]?/g, '')).toBe(source);
        expect(guarded.split('\n')).toHaveLength(source.split('\n').length);
      }),
    );
  });

  it('is untouched where words only look like loops', () => {
    const source = [
      'const a = { for: 1, while: 2, do: 3 };',
      'const b = { while(x) { return x; }, for() {} }; b.while(1); b.for();',
      '// while (true) {}',
      `const text = "for (;;) {}" + \`while (\${a.while}) {}\`;`,
      'const pattern = /while (true)/;',
      'const element = <Text while="for (;;)">for (;;) while (true)</Text>;',
    ].join('\n');
    expect(guardLoops(source)).toBe(source);
  });
});
