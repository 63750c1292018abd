import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';

const content = new URL('../content/', import.meta.url).pathname;
const examples = new URL('../../examples/', import.meta.url).pathname;
const glossary = load(readFileSync(`${content}glossary.yml`, 'utf8')) as {
  use: string;
  avoid: string[];
}[];
const files = [...globSync(`${content}**/*.mdx`), ...globSync(`${examples}**/*.tsx`)];

/** Lines of a file that hold a word the glossary replaces, as `file:line: bad → good`. */
function unwantedTerms(name: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      glossary.flatMap(({ use, avoid }) =>
        avoid
          .filter((word) => line.includes(word))
          .map((word) => `${name}:${index + 1}: ${word} → ${use}`),
      ),
    );
}

test('a forbidden variant is named with its file, its line and the term to use', () => {
  expect(unwantedTerms('a.mdx', '첫 줄\n메세지를 띄웁니다.')).toEqual(['a.mdx:2: 메세지 → 메시지']);
});

test('pages, posts and examples use the words of the glossary', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) => unwantedTerms(relative(content, file), readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

test('no preferred term is forbidden by another entry', () => {
  const preferred = glossary.map(({ use }) => use).join('\n');
  expect(unwantedTerms('glossary', preferred)).toEqual([]);
});
