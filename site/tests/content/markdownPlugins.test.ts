import { createMarkdownProcessor, rehypeHeadingIds } from '@astrojs/markdown-remark';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { rehypeArticle } from '../../src/content/markdown/rehypeArticle.ts';
import { rehypeCounts } from '../../src/content/markdown/rehypeCounts.ts';
import { rehypeEnglish } from '../../src/content/markdown/rehypeEnglish.ts';
import { rehypeLinks, resolveLink } from '../../src/content/markdown/rehypeLinks.ts';
import { complaint, htmlOf } from '../support/writtenPage.ts';

type Options = NonNullable<Parameters<typeof createMarkdownProcessor>[0]>;

/** Compiles Markdown with these plugins. */
async function html(markdown: string, options: Options): Promise<string> {
  const processor = await createMarkdownProcessor({ syntaxHighlight: false, ...options });
  return (await processor.render(markdown)).code;
}

describe('Notice boxes', () => {
  test.each([
    ['note', '참고'],
    ['tip', '팁'],
    ['info', '정보'],
    ['warning', '주의'],
    ['danger', '위험'],
  ])(':::%s without a title is called %s', (kind, title) => {
    const made = htmlOf(`:::${kind}\n글입니다.\n:::`);
    expect(made).toContain(`<aside data-admonition="${kind}" class="admonition">`);
    expect(made).toContain(`<p class="admonition-title">${title}</p>`);
    expect(made).toContain('<p>글입니다.</p>');
  });

  test('a title of the author may hold code and replaces ours', () => {
    const made = htmlOf(':::tip[`npm` 쓰기]\n글\n:::');
    expect(made).toContain('<p class="admonition-title"><code>npm</code> 쓰기</p>');
    expect(made).not.toContain('팁');
  });

  test('a box may stand in a box', () => {
    expect(htmlOf('::::note\n:::tip\n안\n:::\n::::').match(/<aside/g)).toHaveLength(2);
  });

  test('a kind that does not exist is refused, with those that do', async () => {
    expect(await complaint(':::caution\n글\n:::')).toMatch(
      /":::caution".*note, tip, info, warning, danger/,
    );
  });
});

describe('An article', () => {
  const article = (markdown: string) =>
    html(markdown, { rehypePlugins: [rehypeHeadingIds, rehypeArticle] });

  test('has headings that link to themselves, and an h1 that does not', async () => {
    const made = await article('# 제목\n\n## 첫 `절`');
    expect(made).toContain('<h1 id="제목">제목</h1>');
    expect(made).toContain(
      '<h2 id="첫-절"><a class="heading-link" href="#첫-절">첫 <code>절</code></a></h2>',
    );
  });

  test('leaves a heading that holds a link as it is: links cannot stand in links', async () => {
    const made = await article('## [안내](/a/)');
    expect(made.match(/<a /g)).toHaveLength(1);
    expect(made).toContain('href="/a/"');
  });

  test('has tables that scroll in a box with a name of its own', async () => {
    const table = '| 가 |\n| - |\n| 나 |\n';
    const made = await article(`${table}\n## 색\n\n${table}\n글\n\n${table}`);
    const names = [...made.matchAll(/<table aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['표 1', '색', '색 표 2']);
    expect(made).toMatch(
      /<div class="table-scroll" role="group" aria-label="색 표 \([^"]+" tabindex="0"><table/,
    );
  });

  test('has boxes of tasks with a name', async () => {
    expect(await article('- [x] 설치하기')).toMatch(/<input [^>]*aria-label="설치하기"/);
  });

  test('has tables whose rows are named by their first cell', async () => {
    const made = await article('| 가 | 나 |\n| - | - |\n| 다 | 라 |\n');
    expect(made).toContain('<th scope="row">다</th><td>라</td>');
  });
});

test.each([
  ['파일 두 개면', '파일 두\u00a0개면'],
  ['2026년 6월 29일에', '2026년\u00a06월\u00a029일에'],
  ['줄을 24 줄로', '줄을 24\u00a0줄로'],
  ['모두 번역한 것입니다', '모두 번역한\u00a0것입니다'],
  ['- 색이 [정해진 뒤 됩니다.](/a/)', '정해진 뒤\u00a0됩니다.</a>'],
  ['`색` 뒤에는 정해지지않습니다', '뒤에는 정해지지않습니다'],
])(
  'a number stays on the line of its counter, a short last word in no line of its own: %s',
  async (written, made) => {
    expect(await html(written, { rehypePlugins: [rehypeCounts] })).toContain(made);
  },
);

test('an English sentence has its language, names and commands have none', async () => {
  const marked = await html(
    '오류 `multiSet is not a function`, 명령 `npx expo install a`, React Native CLI입니다.\n\n## No safe area value available',
    { rehypePlugins: [rehypeEnglish] },
  );
  expect([...marked.matchAll(/lang="en"[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual([
    'multiSet is not a function',
    'No safe area value available',
  ]);
});

describe('A link that an author writes', () => {
  const place = {
    base: '/zs-ui/',
    root: '/site/',
    file: '/site/content/docs/Theme/palette.mdx',
    pathOfFile: (file: string) =>
      new Map([
        ['content/docs/intro.mdx', 'docs/intro/'],
        ['content/blog/2026-hello/index.mdx', 'blog/hello/'],
      ]).get(file),
  };

  test.each([
    ['/docs/intro/', '/zs-ui/docs/intro/'],
    ['/docs/intro', '/zs-ui/docs/intro/'],
    ['/docs/intro#색', '/zs-ui/docs/intro/#색'],
    ['/docs/intro?q=a/b', '/zs-ui/docs/intro/?q=a/b'],
    ['/img/a.png', '/zs-ui/img/a.png'],
    ['/zs-ui/docs/intro/', '/zs-ui/docs/intro/'],
    ['../intro.mdx', '/zs-ui/docs/intro/'],
    ['../intro.mdx#색', '/zs-ui/docs/intro/#색'],
    ['../../blog/2026-hello/index.mdx', '/zs-ui/blog/hello/'],
    ['..%2Fintro.mdx', '..%2Fintro.mdx'],
    ['./none.mdx', './none.mdx'],
    ['https://example.com/a.mdx', 'https://example.com/a.mdx'],
    ['//example.com/', '//example.com/'],
    ['#색', '#색'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
  ])('%s leads to %s', (link, address) => {
    expect(resolveLink(link, place)).toBe(address);
  });

  test('to a file leads nowhere from text that stands in no file', () => {
    expect(resolveLink('./intro.mdx', { ...place, file: undefined })).toBe('./intro.mdx');
  });

  test('is told in links, images and components alike', async () => {
    const { file, ...options } = place;
    const made = await html('[가](/docs/intro) ![나](/img/a.png)', {
      rehypePlugins: [[rehypeLinks, options]],
    });
    expect(made).toContain('href="/zs-ui/docs/intro/"');
    expect(made).toContain('src="/zs-ui/img/a.png"');
    const element = {
      type: 'mdxJsxTextElement' as const,
      name: 'Card',
      children: [],
      attributes: [
        { type: 'mdxJsxAttribute' as const, name: 'href', value: '../intro.mdx' },
        { type: 'mdxJsxAttribute' as const, name: 'title', value: '/docs/intro' },
      ],
    };
    rehypeLinks(options)({ type: 'root', children: [element as never] }, new VFile({ path: file }));
    expect(element.attributes.map(({ value }) => value)).toEqual([
      '/zs-ui/docs/intro/',
      '/docs/intro',
    ]);
  });
});
