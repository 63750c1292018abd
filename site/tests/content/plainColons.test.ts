import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import remarkDirective from 'remark-directive';
import { expect, test } from 'vitest';
import { remarkPlainColons } from '../../src/content/markdown/remarkPlainColons.ts';

test.each([
  '명암비가 2.06:1이라 4.5:1에 미치지 못합니다.',
  '오전 10:30에 시작합니다.',
  '값은 :이름입니다.',
])('a colon in running text stays: %s', async (text) => {
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [remarkDirective, remarkPlainColons],
  });
  expect((await processor.render(text)).code).toBe(`<p>${text}</p>`);
});
