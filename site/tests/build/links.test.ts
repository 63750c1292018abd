import { expect, test } from 'vitest';
import { checkLinks } from '../../src/build/links/checkLinks.ts';
import { describeProblems } from '../../src/build/links/describeProblems.ts';
import { readLinks } from '../../src/build/links/readLinks.ts';
import { siteConfig } from '../../src/site.config.ts';
import { builtPage } from '../support/builtPage.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

const post = 'blog/2026-01-02-hello/index.mdx';

const files = new Set(['index.html', 'docs/a/index.html', 'docs/a.md', 'img/한글.png']);

function checked(html: string) {
  const pages = new Map([
    ['', readLinks(builtPage('<h1 id="top-of-page">Home</h1>').elements)],
    ['docs/a/', readLinks(builtPage(`<h2 id="준비">준비</h2>${html}`).elements)],
  ]);
  return checkLinks({ base: '/zs-ui/', origin: 'https://example.com', pages, files });
}

const problemsOf = (html: string) =>
  checked(html).map(({ severity, page, target }) => ({ severity, page, target }));

const reasonsOf = (html: string) => checked(html).map(({ reason }) => reason);

test('links to pages, files, headings and other hosts are fine', () => {
  expect(
    problemsOf(
      `<a href="/zs-ui/">1</a><a href="../../">2</a><a href="/zs-ui/docs/a.md">3</a>
       <a href="#준비">4</a><a href="#:~:text=없는%20말">4</a><a href="#준비:~:text=글">4</a><a href="/zs-ui/docs/a/#%EC%A4%80%EB%B9%84">5</a>
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
  ['a Markdown file beside the page', './none.mdx', 'warning'],
  ['a Markdown file above the page', '../none.md#part', 'warning'],
  ['an address that ends like a Markdown file', '/zs-ui/docs/none.mdx', 'error'],
  ['a page without its slash', '/zs-ui/docs/a', 'warning'],
])('a link to %s is reported', (_, target, severity) => {
  expect(problemsOf(`<a href="${target}">x</a>`)).toEqual([{ severity, page: 'docs/a/', target }]);
});

test('an address in the data of a page is a link', () => {
  const data = (url: string) =>
    `<script type="application/json">{"places":[{"url":"${url}"}]}</script>`;
  expect(problemsOf(data('/zs-ui/docs/a/#준비'))).toEqual([]);
  expect(problemsOf(data('/zs-ui/docs/none/'))).toEqual([
    { severity: 'error', page: 'docs/a/', target: '/zs-ui/docs/none/' },
  ]);
});

test.each([
  ['#준비하', '혹시 #준비인가요?'],
  ['/zs-ui/#top-of-pgae', '혹시 #top-of-page인가요?'],
  ['/zs-ui/docs/b/', '혹시 /zs-ui/docs/a/인가요?'],
])('a link to %s is told with the nearest that is there', (target, sentence) => {
  expect(reasonsOf(`<a href="${target}">x</a>`)[0]).toContain(sentence);
});

test('nothing is offered that nobody could have meant', () => {
  expect(reasonsOf('<a href="#전혀-다른-제목">x</a>')[0]).not.toContain('혹시');
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

test('an id is found by its letters and by its escapes, as those of footnotes are', () => {
  const note = '<a href="#fn-%EA%B0%80">1</a><p id="fn-%EA%B0%80">각주</p>';
  expect(problemsOf(`${note}<a href="#%EC%A4%80%EB%B9%84">준비</a>`)).toEqual([]);
});

/** What the build says of these links on the page of a post with this text, and on others. */
function told(text: string, targets: readonly string[], pages = ['blog/hello/']): string[] {
  const root = contentFolder({ [post]: `${withLine(post, '# a comment')[post]}\n${text}\n` });
  const before = process.cwd();
  process.chdir(root);
  const problems = pages.flatMap((page) =>
    targets.map((target) => ({ severity: 'error' as const, page, target, reason: '수정하세요.' })),
  );
  const said = describeProblems(problems, '/zs-ui/');
  process.chdir(before);
  return said.map((problem) => problem.split('\n')[0]?.trim() ?? '');
}

test.each([
  ['[글](/docs/none/)', '/zs-ui/docs/none/'],
  ['[글](/docs/none)', '/zs-ui/docs/none/'],
  ['[글](/docs/none#없음)', '/zs-ui/docs/none/#%EC%97%86%EC%9D%8C'],
  ['[글](#없음)', '#%EC%97%86%EC%9D%8C'],
  ['[글](../intro)', '../intro'],
  ['[글](../../docs/intro.mdx#없음)', '/zs-ui/docs/intro/#%EC%97%86%EC%9D%8C'],
  ['[글][곳]\n\n[곳]: /docs/none', '/zs-ui/docs/none/', 15],
  ['글 <a href="/docs/none">글</a> 글', '/zs-ui/docs/none/'],
  ['![글](/img/none.png)', '/zs-ui/img/none.png'],
])('a link that leads nowhere is told with file and line: %s', (text, target, line = 13) => {
  // Before it one that begins like it.
  expect(told(`[글](/docs/nonesuch/)\n\n${text}`, [target])).toEqual([
    `site/content/${post}:${line}`,
  ]);
});

test('a link that stands twice is told at both lines, one of all pages once', () => {
  const target = '/zs-ui/docs/none/';
  const pages = ['blog/hello/', '', 'about/'];
  expect(told('[글](/docs/none)\n\n[글](/docs/none/)', [target, target])).toEqual([
    `site/content/${post}:11`,
    `site/content/${post}:13`,
  ]);
  expect(told('글', ['/zs-ui/x/'], pages)).toEqual(['/zs-ui/blog/hello/ 외 2개 페이지']);
  siteConfig.announcement = { id: '1', html: '<a href="/docs/none/">글</a>', dismissable: true };
  expect(told('글', [target], pages)).toEqual([
    expect.stringMatching(/^site\/src\/site.config.ts:\d+ announcement.html$/),
  ]);
  siteConfig.announcement = null;
});
