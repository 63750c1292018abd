import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/build/address.ts';
import { readPage } from '../../src/build/page/readPage.ts';

const page = (body: string, head = '') =>
  `<html lang="ko"><head><title>제목 | 사이트</title>${head}</head><body><nav>메뉴</nav><main>${body}</main><footer>바닥</footer></body></html>`;
const article = (inner: string, head?: string) =>
  page(`<article><h1>문서</h1>${inner}</article>`, head);
const rows = (html: string) =>
  readPage(html, '/z/a/', { articlesOnly: true }).map((one) => [one.type, one.url, one.content]);

describe('Records of a page', () => {
  test('a heading makes a record and the text under it one more', () => {
    const html = article('<p>처음</p><h2 id="a">가</h2><p>하나</p><ul><li>둘</li><li>셋</li></ul>');
    expect(rows(html)).toEqual([
      ['lvl1', '/z/a/', null],
      ['content', '/z/a/', '처음'],
      ['lvl2', '/z/a/#a', null],
      ['content', '/z/a/#a', '하나\n둘\n셋'],
    ]);
  });

  test('levels follow nesting, so that a skipped level leaves no hole', () => {
    const records = readPage(
      article('<h2 id="a">가</h2><h4 id="b">나</h4><h2 id="c">다</h2>'),
      '/z/',
    );
    expect(records.map((one) => [one.type, one.hierarchy.lvl2, one.hierarchy.lvl3])).toEqual([
      ['lvl1', null, null],
      ['lvl2', '가', null],
      ['lvl3', '가', '나'],
      ['lvl2', '다', null],
    ]);
  });

  test('a page that lists others is found by its title and description alone', () => {
    const html = page(
      '<h1 data-search-list>목록</h1><article><h2 id="a">가</h2><p>하나</p></article><article></article>',
      '<meta name="description" content="모두 모았습니다."><meta name="keywords" content="갤러리">',
    );
    expect(rows(html)).toEqual([
      ['lvl1', '/z/a/', null],
      ['content', '/z/a/', '모두 모았습니다.'],
    ]);
    expect(readPage(html, '/z/a/')[0]?.keywords).toEqual(['갤러리']);
    expect(rows(html.replace(' data-search-list', ''))).toEqual([]);
  });

  test('keywords of the page and of a heading are its other names', () => {
    const records = readPage(
      article(
        '<h2 id="a" data-search-keywords="하나, 둘 ">가</h2><p>글</p><h2 id="b">나</h2>',
        '<meta name="keywords" content="문서들, docs">',
      ),
      '/z/',
    );
    expect(records.map(({ keywords }) => keywords)).toEqual([
      ['문서들', 'docs'],
      ['하나', '둘'],
      undefined,
      undefined,
    ]);
  });

  test('code samples give the names that they use, and heads of tables nothing', () => {
    const [, content] = readPage(
      article(
        '<p>글</p><pre>const [on, setOn] = useState(1)</pre><table><thead><tr><th>이름</th></tr></thead><tbody><tr><td>칸</td></tr></tbody></table>',
      ),
      '/z/',
    );
    expect(content).toMatchObject({ content: '글\n칸', code: 'const setOn useState' });
  });

  test('a table that names itself gives its section another name, unless that is its heading', () => {
    const records = readPage(
      article(
        '<h2 id="a">닫기</h2><section data-search-name="HideOption"><p>값</p></section><h2 id="b">Props</h2><section data-search-name="Props"></section>',
      ),
      '/z/',
    );
    expect(records.map(({ keywords }) => keywords).filter(Boolean)).toEqual([['HideOption']]);
  });

  test('category, language and version come from the head of the page', () => {
    const head =
      '<meta name="docsearch:lvl0" content="컴포넌트"><meta name="docsearch:language" content="ko-KR"><meta name="docsearch:docusaurus_tag" content="docs-default-current">';
    const [record] = readPage(article('', head), '/z/');
    expect(record).toMatchObject({
      language: 'ko-KR',
      docusaurus_tag: 'docs-default-current',
      hierarchy: { lvl0: '컴포넌트', lvl1: '문서' },
    });
  });

  test('code, controls and parts marked to be ignored are no text', () => {
    const html = article(
      '<p>글 <svg><title>그림</title></svg><code>inline</code></p><pre>code</pre><button>복사</button><div data-search-ignore>빼기</div><h2 id="a">가<a aria-hidden="true" href="#a">#</a></h2>',
    );
    expect(rows(html)).toEqual([
      ['lvl1', '/z/a/', null],
      ['content', '/z/a/', '글 inline'],
      ['lvl2', '/z/a/#a', null],
    ]);
  });

  test('an ignored heading takes what stands under it along, up to the next one of its depth', () => {
    const html = article(
      '<h2 id="a">가</h2><p>하나</p><h2 id="more" data-search-ignore>더</h2><p>둘</p><pre>useCode()</pre><h3 id="b">나</h3><p>셋</p><table><tr id="t" data-search-term="t"><td>넷</td></tr></table><h2 id="c">다</h2><p>다섯</p>',
    );
    expect(rows(html)).toEqual([
      ['lvl1', '/z/a/', null],
      ['lvl2', '/z/a/#a', null],
      ['content', '/z/a/#a', '하나'],
      ['lvl2', '/z/a/#c', null],
      ['content', '/z/a/#c', '다섯'],
    ]);
  });

  test('a row with a name and an id is a section, and the text behind the table is not its own', () => {
    const html = article(
      '<h2 id="props">속성</h2><table><tr><th>이름</th></tr><tr id="p-size" data-search-term="size"><td>size</td><td>크기</td></tr></table><p>뒤</p>',
    );
    const records = readPage(html, '/z/');
    expect(records.map((one) => [one.type, one.url, one.content])).toEqual([
      ['lvl1', '/z/', null],
      ['lvl2', '/z/#props', null],
      ['content', '/z/#props', '이름\n뒤'],
      ['lvl3', '/z/#p-size', null],
      ['content', '/z/#p-size', 'size 크기'],
    ]);
    expect(records[3]?.hierarchy).toMatchObject({ lvl2: '속성', lvl3: 'size' });
  });

  test('a button is text where it shows a name or a value, and silent elsewhere', () => {
    const html = article(
      '<button>복사</button><p><code>(option: <button>HideOption</button>) => void</code></p><ul><li><button>#FFA20D</button></li></ul>',
    );
    expect(readPage(html, '/z/').at(-1)?.content).toBe('(option: HideOption) => void\n#FFA20D');
  });

  test('the words of a cell stand apart where its lines do', () => {
    const html = article(
      '<table><tr><td>height</td><td>높이입니다.<ul><li><details><summary>0이면 숨습니다.</summary><p>1을 쓰세요.</p></details></li></ul></td></tr></table>',
    );
    expect(readPage(html, '/z/').at(-1)?.content).toBe(
      'height 높이입니다. 0이면 숨습니다. 1을 쓰세요.',
    );
  });

  test('a heading without an id leaves its words to the section above', () => {
    expect(rows(article('<h2>가</h2><p>나</p>'))).toEqual([
      ['lvl1', '/z/a/', null],
      ['content', '/z/a/', '가\n나'],
    ]);
  });

  test.each([
    ['a sign', '<h2 id="가-나">가 나 <a class="header-anchor" href="#가-나">#</a></h2>'],
    [
      'a letter without room',
      '<h2 id="가-나">가 나 <a href="#%EA%B0%80-%EB%82%98">\u200b</a></h2>',
    ],
    ['all of its words', '<h2 id="가-나"><a href="#가-나">가 나</a></h2>'],
    [
      'a sign, the id on the section',
      '<section id="가-나"><h2>가 나<a href="#가-나">¶</a></h2></section>',
    ],
    [
      'words for screen readers behind it',
      '<div><h2 id="가-나">가 나</h2><a href="#가-나"><span>절 링크: 가 나</span></a></div>',
    ],
  ])('a heading that is linked to by %s is its words alone', (_what, heading) => {
    const records = readPage(article(`${heading}<p>글 <a href="#가-나">위로</a></p>`), '/z/');
    expect(records.map((one) => [one.url, one.hierarchy.lvl2, one.content])).toEqual([
      ['/z/', null, null],
      ['/z/#가-나', '가 나', null],
      ['/z/#가-나', '가 나', '글 위로'],
    ]);
  });

  test('a heading with a link to elsewhere keeps its words and gets no address from it', () => {
    expect(rows(article('<h2>값은 <a href="#50%">절반</a></h2><p>글</p>'))).toEqual([
      ['lvl1', '/z/a/', null],
      ['content', '/z/a/', '값은 절반\n글'],
    ]);
    expect(rows(article('<h2>값 <a href="#50%">#</a></h2>'))[1]?.[1]).toBe('/z/a/#50%');
  });

  test.each([
    ['robots noindex', article('<p>글</p>', '<meta name="robots" content="noindex, follow">')],
    [
      'a page that only redirects',
      article('<p>글</p>', '<meta http-equiv="refresh" content="0; url=/b">'),
    ],
    ['a list of several articles', page('<h1>목록</h1><article>가</article><article>나</article>')],
    ['a list of one article', page('<h1>목록</h1><article><h2 id="a">가</h2></article>')],
    ['a page without an article', page('<h1>검색</h1><p>글</p>')],
    ['an empty file', ''],
  ])('%s gives no records', (_what, html) => {
    expect(rows(html)).toEqual([]);
  });

  test('any page of a folder of plain HTML is read when articles are not required', () => {
    const records = readPage('<h1>안내</h1><p>글</p>', '/z/');
    expect(records.map((one) => [one.hierarchy.lvl0, one.hierarchy.lvl1, one.content])).toEqual([
      ['문서', '안내', null],
      ['문서', '안내', '글'],
    ]);
  });
});

test.each([
  ['index.html', '/z/'],
  ['docs/intro/index.html', '/z/docs/intro/'],
  ['about.html', '/z/about.html'],
  ['docs/myindex.html', '/z/docs/myindex.html'],
])('%s is served at %s', (file, address) => {
  expect(addressOf(file, '/z/')).toBe(address);
});
