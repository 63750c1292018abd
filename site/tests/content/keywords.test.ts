import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import remarkMdx from 'remark-mdx';
import { describe, expect, test, vi } from 'vitest';
import { remarkFail } from '../../src/content/markdown/remarkFail.ts';
import { remarkKeywords } from '../../src/content/markdown/remarkKeywords.ts';
import { remarkTruncateMark, TRUNCATE_MARK } from '../../src/content/markdown/truncateMark.ts';

/** Compiles MDX with these two plugins. */
async function html(markdown: string): Promise<string> {
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [remarkMdx, remarkKeywords, remarkTruncateMark, remarkFail],
  });
  return (await processor.render(markdown)).code;
}

describe('Words for the search under a heading', () => {
  test('go to the heading and are seen nowhere', async () => {
    const made = await html('## 설치\n\n{/* 검색어: 깔기, setup */}\n\n글입니다.');
    expect(made).toContain('data-search-keywords="깔기, setup"');
    expect(made).toMatch(/<h2[^>]*>설치<\/h2>\s*<p>글입니다\.<\/p>/);
  });

  test('leave other notes of the author alone', async () => {
    expect(await html('## 설치\n\n{/* 나중에 고칠 것 */}\n\n글')).not.toContain('data-search');
  });

  test('stop the build where no heading is above them', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await expect(html('글\n\n{/* 검색어: 깔기 */}')).rejects.toThrow('제목 바로 아래');
  });
});

describe('The mark that cuts a post for the list', () => {
  test('is kept as a rule that nobody sees', async () => {
    const made = await html('앞\n\n{/* truncate */}\n\n뒤');
    const [before, after] = made.split(TRUNCATE_MARK);
    expect(before).toContain('앞');
    expect(after).toContain('뒤');
    expect(made).toMatch(/<hr data-truncate[^>]* hidden/);
  });

  test('stops the build where it stands twice', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await expect(html('앞\n\n{/* truncate */}\n\n뒤\n\n{/* truncate */}\n\n끝')).rejects.toThrow(
      '두 개 있습니다',
    );
  });

  test('is no rule that the author drew', async () => {
    expect(await html('앞\n\n---\n\n뒤')).not.toMatch(TRUNCATE_MARK);
  });
});
