import { expect, test } from 'vitest';
import { checkLinks } from '../src/links/checkLinks.ts';
import { lineOf } from '../src/links/describeProblem.ts';
import { findDuplicateRoutes } from '../src/links/findDuplicateRoutes.ts';
import { readLinks } from '../src/links/readLinks.ts';

const files = new Set(['index.html', 'docs/a/index.html', 'docs/a.md', 'img/한글.png']);

function problemsOf(html: string) {
  const pages = new Map([
    ['', readLinks('<h1 id="top-of-page">Home</h1>')],
    ['docs/a/', readLinks(`<h2 id="준비">준비</h2>${html}`)],
  ]);
  return checkLinks({ base: '/zs-ui/', origin: 'https://example.com', pages, files }).map(
    ({ severity, page, target }) => ({ severity, page, target }),
  );
}

test('links to pages, files, headings and other hosts are fine', () => {
  expect(
    problemsOf(
      `<a href="/zs-ui/">1</a><a href="../../">2</a><a href="/zs-ui/docs/a.md">3</a>
       <a href="#준비">4</a><a href="/zs-ui/docs/a/#%EC%A4%80%EB%B9%84">5</a>
       <a href="https://other.example/x">6</a><a href="mailto:a@b.c">7</a><a>8</a>
       <img src="/zs-ui/img/한글.png"><img src="data:image/png;base64,AA==">`,
    ),
  ).toEqual([]);
});

test.each([
  ['a page that does not exist', '/zs-ui/docs/none/', 'error'],
  ['a page in another case', '/zs-ui/docs/A/', 'error'],
  ['an address outside the base', '/docs/a/', 'error'],
  ['our own full address', 'https://example.com/zs-ui/none/', 'error'],
  ['a heading that does not exist', '#none', 'warning'],
  ['a heading of another page', '/zs-ui/#none', 'warning'],
  ['a markdown file', './none.mdx', 'warning'],
  ['a page without its slash', '/zs-ui/docs/a', 'warning'],
])('a link to %s is reported', (_, target, severity) => {
  expect(problemsOf(`<a href="${target}">x</a>`)).toEqual([{ severity, page: 'docs/a/', target }]);
});

test('missing images stop the build, in src, srcset and poster', () => {
  expect(
    problemsOf(
      '<img src="/zs-ui/1.png" srcset="/zs-ui/2.png 1x, /zs-ui/img/한글.png 2x"><video poster="/zs-ui/3.png"></video>',
    ),
  ).toEqual([
    { severity: 'error', page: 'docs/a/', target: '/zs-ui/1.png' },
    { severity: 'error', page: 'docs/a/', target: '/zs-ui/2.png' },
    { severity: 'error', page: 'docs/a/', target: '/zs-ui/3.png' },
  ]);
});

test('the line of a link is found as the author wrote it', () => {
  const source = '하나\n\n[둘](/docs/none)\n[셋](/docs/a/#없음)';
  expect(lineOf(source, '/zs-ui/docs/none/', '/zs-ui/')).toBe(3);
  expect(lineOf(source, '/zs-ui/docs/a/#%EC%97%86%EC%9D%8C', '/zs-ui/')).toBe(4);
  expect(lineOf(source, '/zs-ui/other/', '/zs-ui/')).toBeUndefined();
});

test('two files with one route are found, also when they differ in case only', () => {
  const routes = new Map([
    ['docs/a.mdx', 'docs/a/'],
    ['docs/a/index.mdx', 'docs/a/'],
    ['docs/B.mdx', 'docs/B/'],
    ['pages/docs/b.mdx', 'docs/b/'],
    ['docs/c.mdx', 'docs/c/'],
  ]);
  expect(findDuplicateRoutes(routes).map(({ files }) => files)).toEqual([
    ['docs/a.mdx', 'docs/a/index.mdx'],
    ['docs/B.mdx', 'pages/docs/b.mdx'],
  ]);
});
