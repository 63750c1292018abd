import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptsEncoding, prefersMarkdown } from '../lib/accepts.ts';

test.each([
  [undefined, false],
  ['', false],
  ['br', true],
  ['gzip, deflate, BR', true],
  ['gzip, br;q=0', false],
  ['gzip;q=1.0,br;q=0.001', true],
  ['br ; q=0.5', true],
  ['*', true],
  ['*;q=0', false],
  ['br, *;q=0', true],
  ['br;q=0, *', false],
  ['brotli', false],
  ['br;q=much', false],
])('Accept-Encoding: %s', (header, accepted) => {
  expect(acceptsEncoding(header, 'br')).toBe(accepted);
});

const hosting = readFileSync(new URL('../../site/HOSTING.md', import.meta.url), 'utf8');

/** The rule of the `map` in HOSTING.md: the first pattern that fits says. */
const rule = [
  ...(/map \$http_accept [^}]*\{([\s\S]*?)\n\}/.exec(hosting)?.[1] ?? '').matchAll(
    /"~\*(.*)" +(yes|"");/g,
  ),
];

function nginxPrefersMarkdown(header = ''): boolean {
  const fitting = rule.find(([, pattern = '']) => new RegExp(pattern, 'i').test(header));
  return fitting?.[2] === 'yes';
}

const firefox = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html', false],
  [firefox, false],
  ['text/markdown', true],
  ['Text/Markdown; charset=UTF-8', true],
  // What coding agents send.
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=1.0, text/html;q=0.9, text/plain;q=0.8, */*;q=0.1', true],
  ['text/html;q=0.5, Text/Markdown', true],
  ['text/markdown;charset=utf-8, text/html', true],
  ['text/markdown; charset=utf-8;q=1.0, text/html', true],
  ['application/json, text/markdown;q=0.5', true],
  ['text/plain, text/markdown;q=0.001', true],
  // Weights are not compared.
  ['text/html;q=0.3, text/markdown;q=0.4', false],
  ['text/markdown;q=0.9, text/html;q=0.5', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/*, text/markdown;q=0.9', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, */*;q=0.1', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.0', false],
  ['text/markdown;charset=utf-8;q=0', false],
  ['text/markdown;q=0, text/html;q=0', false],
  ['text/markdown;q=much', false],
  ['text/markdownish', false],
])('Accept: %s', (header, preferred) => {
  expect(prefersMarkdown(header)).toBe(preferred);
  expect(nginxPrefersMarkdown(header)).toBe(preferred);
});
