import { expect, test } from 'vitest';
import { complaint, pageWith } from '../support/writtenPage.ts';

test('a mark within a line is told so, and one around paragraphs is not', () => {
  expect(JSON.stringify(pageWith('글 <Until v="0.13.6">다른 글</Until>입니다.').tree)).toContain(
    '"inline"',
  );
  for (const text of ['<Since v="0.13.6">\n\n글\n\n</Since>', '<Since v="0.13.6">글</Since>']) {
    const tree = JSON.stringify(pageWith(text).tree);
    expect(tree).not.toContain('"inline"');
    expect(tree, 'a paragraph, as wide as others').toContain('"paragraph"');
  }
});

test.each([
  ['글\n\n<Since>글</Since>', 3, 'v가 없습니다. <Since v="0.13.6">처럼'],
  ['글 <Until v="0.13">글</Until>', 1, '배포된 적이 없는 버전입니다'],
  ['<Since v="9.9.9">\n\n글\n\n</Since>', 1, '0.13.6처럼 끝까지 작성하세요'],
  ['<Until v="0.13.6">\n\n## 제목\n\n</Until>', 3, '제목은 밖에 두고'],
])('%j is refused on its line, with the remedy', async (text, line, remedy) => {
  const told = await complaint(text);
  expect(told).toContain(`x.mdx:${line} `);
  expect(told).toContain(remedy);
});
