import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../src/machines/htmlToMarkdown.ts';
import { isListed } from '../src/machines/isListed.ts';
import { llmsTxt } from '../src/machines/llms.ts';
import { ogImagePath } from '../src/machines/ogImagePath.ts';

function page(article: string, head = ''): string {
  return `<html><head><meta name="description" content="설명">${head}</head><body><main><article>${article}</article></main></body></html>`;
}

describe('a docs page as Markdown', () => {
  it('keeps headings, tables and code with its language, and drops buttons and popovers', () => {
    const html = page(
      '<h1>제목</h1><h2 id="a"><a class="heading-link" href="#a">절</a></h2><button>복사</button>' +
        '<pre data-language="tsx"><code><span style="color:red">const</span> a = 1;\n</code></pre>' +
        '<div popover>숨은 글</div><table><thead><tr><th>이름</th></tr></thead><tbody><tr><td><code>value</code></td></tr></tbody></table>',
    );
    const markdown = htmlToMarkdown(html, 'docs/x/')?.markdown;
    expect(markdown).toBe(
      '# 제목\n\n## 절\n\n```tsx\nconst a = 1;\n```\n\n| 이름      |\n| ------- |\n| `value` |\n',
    );
  });

  it('writes Hangul after emphasis as letters, not as escapes', () => {
    const markdown = htmlToMarkdown(page('<h1>a</h1><p><strong>굵게(b)</strong>를 씁니다</p>'), '');
    expect(markdown?.markdown).toContain('**굵게(b)**를 씁니다');
  });

  it('makes links from the root absolute', () => {
    const markdown = htmlToMarkdown(page('<h1>a</h1><a href="/zs-ui/docs/intro/">개요</a>'), '');
    expect(markdown?.markdown).toContain('(https://0610studio.github.io/zs-ui/docs/intro/)');
  });

  it('is not written for a page that search engines must not list', () => {
    const robots = '<meta name="robots" content="noindex, nofollow">';
    expect(htmlToMarkdown(page('<h1>a</h1>', robots), '')).toBeUndefined();
  });
});

describe('llms.txt', () => {
  it('links each page to its Markdown file with its summary', () => {
    const text = llmsTxt([
      { path: 'docs/intro/', title: '개요', description: '설명입니다.', markdown: '' },
    ]);
    expect(text).toContain(
      '- [개요](https://0610studio.github.io/zs-ui/docs/intro.md): 설명입니다.',
    );
  });
});

describe('the sitemap', () => {
  it('leaves out the search, config and offline pages', () => {
    const address = (path: string) => `https://0610studio.github.io/zs-ui/${path}`;
    expect(isListed(address('docs/intro/'))).toBe(true);
    expect(['search/', 'config/', 'offline/'].map((path) => isListed(address(path)))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('share images', () => {
  it('lie under og with the path of their page', () => {
    expect(ogImagePath('')).toBe('og/home.png');
    expect(ogImagePath('docs/Theme/palette/')).toBe('og/docs/Theme/palette.png');
  });
});
