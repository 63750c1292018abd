import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { readSynonyms } from '../../src/build/search/readSynonyms.ts';
import { remarkFail } from '../../src/content/markdown/remarkFail.ts';
import { remarkKeywords } from '../../src/content/markdown/remarkKeywords.ts';
import { remarkRelated } from '../../src/content/markdown/remarkRelated.ts';
import { contentFolder } from '../support/contentFolder.ts';

const glossary =
  '- use: 폰트\n  avoid: [글꼴, " 서체"]\n  seen: https://example.com/\n- use: 하세요\n  avoid: [십시오]\n  searched: false\n  seen: https://example.com/\n';

test('synonyms are those of their file, and the words that the glossary keeps out', () => {
  const root = contentFolder({
    'glossary.yml': glossary,
    'synonyms.yml': '- use: 스낵바\n  also: [토스트]\n',
  });
  expect(readSynonyms(root)).toEqual([
    { use: '스낵바', also: ['토스트'] },
    { use: '폰트', also: ['글꼴', '서체'] },
  ]);
});

test('a synonym that YAML does not read as a word is refused with its file', () => {
  const root = contentFolder({
    'glossary.yml': glossary,
    'synonyms.yml': '- use: 스낵바\n  also: [404]\n',
  });
  expect(() => readSynonyms(root)).toThrow(/site\/content\/synonyms\.yml.*따옴표/);
});

/** Parses text in braces on its own line as an MDX expression. */
function expressions() {
  return (tree: Root) => {
    tree.children = tree.children.map((node) => {
      const [text] = node.type === 'paragraph' ? node.children : [];
      return text?.type === 'text' && text.value.startsWith('{')
        ? ({ type: 'mdxFlowExpression', value: text.value.slice(1, -1) } as never)
        : node;
    });
  };
}

const render = async (text: string) => {
  const remarkPlugins = [expressions, remarkKeywords, remarkRelated, remarkFail];
  return (await (await createMarkdownProcessor({ remarkPlugins })).render(text)).code;
};

test('a line of words under a heading goes to the heading, and off the page', async () => {
  expect(await render('## 닫기\n\n{/* 검색어: 안 사라져요, 계속 떠 있음 */}\n\n글')).toMatch(
    /^<h2 [^>]*data-search-keywords="안 사라져요, 계속 떠 있음"[^>]*>닫기<\/h2>\s*<p>글<\/p>$/,
  );
});

test('an English title goes to the heading too, beside the words', async () => {
  const code = await render(
    '## 닫기\n\n{/* 검색어: 안 사라져요 */}\n\n{/* English: Close an overlay */}\n\n글',
  );
  expect(code).toMatch(/^<h2 [^>]*data-search-english="Close an overlay"[^>]*>닫기<\/h2>\s*<p>글/);
  expect(code).toContain('data-search-keywords="안 사라져요"');
});

test('a line of words without a heading above it stops the build', async () => {
  await expect(render('글\n\n{/* 검색어: 하나 */}')).rejects.toThrow('제목 바로 아래');
});

test('the links at the end of a page are not searched', async () => {
  expect(await render('## 관련 문서\n\n- [가](/a/)')).toMatch(/^<h2 [^>]*data-search-ignore/);
  expect(await render('## 관련 문서 고르기')).not.toContain('data-search-ignore');
});
