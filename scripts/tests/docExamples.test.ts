import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/install.mjs';

/** One line of an `@example` tag: an expression, ` // `, and the value that it has. */
interface DocExample {
  /** `packages/search/src/shared/jamo.ts:37`, as editors open it. */
  place: string;
  file: string;
  expression: string;
  value: string;
}

/**
 * Reads the `@example` tags in the doc comments of a file. A tag may have several lines; it ends at
 * the next tag, an empty line or the end of the comment.
 * @throws Error with the place of a line that has no ` // ` with a value behind it
 */
function readExamples(file: string, source: string): DocExample[] {
  const examples: DocExample[] = [];
  let isInTag = false;
  for (const [index, line] of source.split('\n').entries()) {
    const [, comment = ''] = /^\s*(?:\/\*\*|\*(?!\/))\s?(.*?)\s*(?:\*\/\s*)?$/.exec(line) ?? [];
    const tag = /(?:^|\s)@example(?:\s+|$)(.*)/.exec(comment);
    isInTag = tag !== null || (isInTag && comment !== '' && !comment.startsWith('@'));
    const code = tag ? tag[1] : comment;
    if (isInTag && code) {
      const place = `${file}:${index + 1}`;
      const split = code.lastIndexOf(' // ');
      if (split < 0) {
        throw new Error(`${place}: an @example is an expression, " // " and its value: ${code}`);
      }
      const [expression, value] = [code.slice(0, split), code.slice(split + 4)];
      examples.push({ place, file, expression, value });
    }
    isInTag &&= !line.trimEnd().endsWith('*/');
  }
  return examples;
}

/** Evaluates code that may use what a module exports. */
function evaluate(code: string, module: Record<string, unknown>): unknown {
  const names = Object.keys(module).filter((name) => name !== 'default');
  return new Function(...names, `'use strict'; return (${code});`)(
    ...names.map((name) => module[name]),
  );
}

const examples = globSync(['{site,packages/*}/src/**/*.{ts,tsx}', 'scripts/{lib,truth}/**/*.ts'], {
  cwd: root,
})
  .sort()
  .flatMap((file) => readExamples(file, readFileSync(join(root, file), 'utf8')));

test('doc comments have examples', () => {
  expect(examples).not.toHaveLength(0);
});

test.each(examples)('$place: $expression', async ({ place, file, expression, value }) => {
  const module: Record<string, unknown> = await import(join(root, file));
  expect(await evaluate(expression, module), place).toEqual(evaluate(value, module));
});

test('an @example is read from one line, from several lines, and up to the next tag', () => {
  const source = [
    '/** Doubles. @example double(2) // 4 */',
    '/**',
    " * @example join('a', '//') // 'a//'",
    ' * half(4) // 2',
    ' * @returns half // no example',
    ' */',
  ].join('\n');
  const read = readExamples('a.ts', source);
  expect(read.map(({ place, expression, value }) => [place, expression, value])).toEqual([
    ['a.ts:1', 'double(2)', '4'],
    ['a.ts:3', "join('a', '//')", "'a//'"],
    ['a.ts:4', 'half(4)', '2'],
  ]);
  expect(() => readExamples('a.ts', '/** @example half(4) */')).toThrow('a.ts:1');
});
