import mdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkFail } from '../../src/content/markdown/remarkFail.ts';
import { remarkVersions } from '../../src/content/markdown/remarkVersions.ts';

const processor = unified().use(remarkParse).use(mdx).use(remarkVersions).use(remarkFail);
const run = (text: string) => {
  const file = new VFile({ path: 'a.mdx', value: text });
  return processor.runSync(processor.parse(file), file);
};

test('a mark within a line is told so, and one around paragraphs is not', () => {
  expect(JSON.stringify(run('글 <Until v="0.13.6">다른 글</Until>입니다.'))).toContain('"inline"');
  expect(JSON.stringify(run('<Since v="0.13.6">\n\n글\n\n</Since>'))).not.toContain('"inline"');
});

test.each([
  ['글\n\n<Since>글</Since>', 3, 'v가 없습니다. <Since v="0.13.6">처럼'],
  ['글 <Until v="0.13">글</Until>', 1, '배포된 적이 없는 버전입니다'],
  ['<Since v="9.9.9">\n\n글\n\n</Since>', 1, '0.13.6처럼 끝까지 작성하세요'],
  ['<Until v="0.13.6">\n\n## 제목\n\n</Until>', 3, '제목은 밖에 두고'],
])('%j is refused on its line, with the remedy', (text, line, remedy) => {
  expect(() => run(text)).toThrow(
    expect.objectContaining({ line, reason: expect.stringContaining(remedy) }),
  );
});
