import { describe, expect, it } from 'vitest';
import { articleToMarkdown } from '../../src/build/seo/articleToMarkdown.ts';
import { llmsTxt } from '../../src/build/seo/llms.ts';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import { builtPage } from '../support/builtPage.ts';

function page(article: string, head = ''): string {
  return `<html><head><meta name="description" content="설명">${head}</head><body><main><article>${article}</article></main></body></html>`;
}

const convert = (html: string) => articleToMarkdown(builtPage(html).elements, 'docs/intro/');
const toMarkdown = (html: string) => convert(html).markdown;

describe('a docs page as Markdown', () => {
  it('keeps headings, tables and code with its language, and drops buttons and popovers', () => {
    const html = page(
      '<h1>제목</h1><h2 id="a"><a class="heading-link" href="#a">절</a></h2><button>복사</button>' +
        '<pre data-language="tsx"><code><span style="color:red">const</span> a = 1;\n</code></pre>' +
        '<div popover>숨은 글</div><table><thead><tr><th>이름</th></tr></thead><tbody><tr><td><code>value</code></td></tr></tbody></table>',
    );
    const markdown = toMarkdown(html);
    expect(markdown).toBe(
      '# 제목\n\n## 절\n\n```tsx\nconst a = 1;\n```\n\n| 이름 |\n| - |\n| `value` |\n',
    );
  });

  it('shows the types that a reader of the page opens by a button', () => {
    const html = page(
      '<h1>a</h1><div popover="auto" class="zs-api-popover"><div><p><code>Size</code></p><button>✕</button></div><ul class="zs-api-values"><li>1</li><li>2</li></ul></div>',
    );
    expect(toMarkdown(html)).toBe('# a\n\n`Size`\n\n`1` | `2`\n');
  });

  it('knows the address of each heading, by the line that it has in the Markdown', () => {
    const html = page(
      '<h1>제목</h1><h2 id="a"><a class="heading-link" href="#a">절 <code>b</code></a></h2><aside><h3 id="c">참고*</h3></aside>',
    );
    const { markdown, sections } = convert(html);
    expect(sections).toEqual([
      { heading: '절 `b`', id: 'a' },
      { heading: '참고\\*', id: 'c' },
    ]);
    expect(sections.filter(({ heading }) => !markdown.includes(`# ${heading}\n`))).toEqual([]);
  });

  it('writes Hangul after emphasis as letters, not as escapes', () => {
    const markdown = toMarkdown(page('<h1>a</h1><p><strong>굵게(b)</strong>를 씁니다</p>'));
    expect(markdown).toContain('**굵게(b)**를 씁니다');
  });

  it('tells what is true of the documented version, and of others in notes', () => {
    const mark = (kind: string, version: string, passage: string) =>
      `<span ${kind}="${version}"><span data-mark-label="">${version}${kind === 'data-since' ? '부터:' : ' 전까지:'} </span>${passage}</span>`;
    const paired = `${mark('data-since', '0.2.0', '새 동작입니다.')} ${mark('data-fixed-in', '0.2.0', '옛 동작입니다.')}`;
    const within = mark(
      'data-since',
      '0.1.0',
      mark('data-fixed-in', '0.3.0', '그사이의 동작입니다.'),
    );
    expect(toMarkdown(page(`<h1>a</h1><p>${paired} 끝.</p>`))).toBe(
      '# a\n\n새 동작입니다. 끝. (0.2.0 전까지: 옛 동작입니다.)\n',
    );
    expect(
      toMarkdown(page(`<h1>a</h1><p>${mark('data-since', '0.2.0', '있습니다.')}</p>`)),
    ).toContain('있습니다. (0.2.0부터)');
    expect(toMarkdown(page(`<h1>a</h1><p>글. ${within}</p>`))).toContain(
      '글. (0.1.0부터 0.3.0 전까지: 그사이의 동작입니다.)',
    );
    const block =
      '<div data-fixed-in="0.2.0"><span data-mark-label="">0.2.0 전까지: </span><p>옛 글</p></div>';
    expect(toMarkdown(page(`<h1>a</h1>${block}`))).toContain('> 0.2.0 전까지:');
  });

  it('makes links from the root absolute', () => {
    const markdown = toMarkdown(page('<h1>a</h1><a href="/zs-ui/docs/intro/">설치</a>'));
    expect(markdown).toContain('(https://0610studio.github.io/zs-ui/docs/intro/)');
  });

  it('tells above a table what its caption tells', () => {
    const markdown = toMarkdown(
      page(
        '<h1>a</h1><section><table><caption>미리보기의 접근성 정보</caption><thead><tr><th>역할</th></tr></thead><tbody><tr><td>button</td></tr></tbody></table></section>',
      ),
    );
    expect(markdown).toBe('# a\n\n미리보기의 접근성 정보\n\n| 역할 |\n| - |\n| button |\n');
  });

  it('parts what stands below one another in a cell', () => {
    const markdown = toMarkdown(
      page(
        '<h1>a</h1><table><thead><tr><th>타입</th></tr></thead><tbody><tr><td><code>1</code><p>기본값 <code>1</code></p></td></tr></tbody></table>',
      ),
    );
    expect(markdown).toContain('| `1` 기본값 `1` |');
  });

  it('parts why a prop is deprecated from what it does', () => {
    const markdown = toMarkdown(
      page(
        '<h1>a</h1><table><thead><tr><th>설명</th></tr></thead><tbody><tr><td><p>타입에만 있습니다.</p>크기를 지정합니다.<p>0.2.0부터 있습니다.</p></td></tr></tbody></table>',
      ),
    );
    expect(markdown).toContain('| 타입에만 있습니다. 크기를 지정합니다. 0.2.0부터 있습니다. |');
  });

  it('keeps a row with a folded note on one line', () => {
    const markdown = toMarkdown(
      page(
        '<h1>a</h1><table><thead><tr><th>설명</th></tr></thead><tbody><tr><td><p>높이입니다.</p><ul><li><details><summary>0이면 보이지 않습니다.</summary><p><code>auto</code>를 쓰세요.</p></details></li></ul></td></tr></tbody></table>',
      ),
    );
    expect(markdown).toContain('| 높이입니다. 0이면 보이지 않습니다. `auto`를 쓰세요. |');
  });

  it('keeps a value that a press copies, and leaves out what is drawn beside it for the eye', () => {
    const markdown = toMarkdown(
      page(
        '<h1>a</h1><ul><li><button data-copy-value="#fff"><span>50</span> <span>#fff</span></button></li></ul><p><span aria-hidden="true">가</span><span>2.05</span> 미달</p>',
      ),
    );
    expect(markdown).toBe('# a\n\n- 50 #fff\n\n2.05 미달\n');
  });

  it('titles each panel by its tab', () => {
    const markdown = toMarkdown(
      page(
        '<h1>a</h1><div><div role="radiogroup"><label><input type="radio" checked>npm</label></div><div data-tab="npm"><p>하나</p></div><div data-tab="yarn"><p>둘</p></div></div>',
      ),
    );
    expect(markdown).toBe('# a\n\n**npm**\n\n하나\n\n**yarn**\n\n둘\n');
  });

  it('writes names without the places where a page may break them, and no link to the page itself', () => {
    const markdown = toMarkdown(
      page('<h1>a</h1><p><a href="#prop">main<wbr>Color</a> <a href="/zs-ui/b/#c">나</a></p>'),
    );
    expect(markdown).toBe('# a\n\nmainColor [나](https://0610studio.github.io/zs-ui/b/#c)\n');
  });

  it('keeps no comment of the page', () => {
    expect(toMarkdown(page('<h1>a</h1><p>글<!-- --> <!-- -->둘</p>'))).toBe('# a\n\n글 둘\n');
  });

  it('takes all of a page that only lists others, without its breadcrumbs', () => {
    const list = '<main><nav>홈</nav><h1>목록</h1><ul><li><p>하나</p></li></ul></main>';
    expect(toMarkdown(list)).toBe('# 목록\n\n- 하나\n');
  });

  it('needs the main part of a page', () => {
    expect(() => toMarkdown('<p></p>')).toThrow(/no <main>/);
  });
});

describe('llms.txt', () => {
  it('links each page to its Markdown file with its summary', () => {
    const intro = {
      ...builtInPages.home,
      path: 'docs/intro/',
      title: '설치',
      description: '설명입니다.',
    };
    const start = { title: '시작하기', file: 'llms-Start.txt', lists: [] };
    const text = llmsTxt([{ ...start, pages: [{ page: intro, markdown: '', sections: [] }] }], []);
    expect(text).not.toContain('## Optional');
    expect(text).toContain(
      '- [설치](https://0610studio.github.io/zs-ui/docs/intro.md): 설명입니다.',
    );
  });
});
