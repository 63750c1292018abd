import { symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listPages } from '../../src/content/files/listPages.ts';
import type { ContentError } from '../../src/content/files/readSource.ts';
import { contentFolder } from '../support/contentFolder.ts';

const options = {
  pages: /\.mdx$/,
  where: '.mdx로 작성하세요.',
  others: ['categories.yml', 'questions.yml'],
};
/** Lists the pages of a folder, or fails as a build does. */
function docsIn(root: string): string[] {
  const faults: ContentError[] = [];
  const names = listPages(root, 'content/docs', options, faults);
  const [fault] = faults;
  if (fault) {
    throw fault;
  }
  return names;
}

const docs = (changes: Record<string, string> = {}) => docsIn(contentFolder(changes));

describe('Files in a folder of the content', () => {
  test('are pages, sorted, in folders of any depth', () => {
    expect(docs({ 'docs/Theme/deep/한글.mdx': '글', 'docs/a.mdx': '글' })).toEqual([
      'Theme/deep/한글.mdx',
      'Theme/palette.mdx',
      'a.mdx',
      'intro.mdx',
    ]);
  });

  test('are left out as pictures, as parts of pages, and as what the system hides', () => {
    const more = {
      'docs/shot.png': '',
      'docs/drawing.svg': '',
      'docs/_part.mdx': '글',
      'docs/_parts/list.mdx': '글',
      'docs/Theme/_note.mdx': '글',
      'docs/.DS_Store': '',
    };
    expect(docs(more)).toEqual(docs());
  });

  test.each([
    ['docs/intro.md', '페이지로 사용할 수 없는 파일입니다. .mdx로 작성하세요.'],
    ['docs/Theme/notes.txt', '페이지로 사용할 수 없는 파일입니다.'],
    ['docs/두 낱말.mdx', '파일 이름에 주소로 사용할 수 없는 문자(공백)가 있습니다.'],
    ['docs/낱\u200b말.mdx', '사용할 수 없는 문자(U+200B)가 있습니다.'],
    ['docs/what?.mdx', '파일 이름에 주소로 사용할 수 없는 문자(?)가 있습니다.'],
  ])('stop the build rather than being left out without a word: %s', (name, sentence) => {
    expect(() => docs({ [name]: '글' })).toThrow(sentence);
    expect(() => docs({ [name]: '글' })).toThrow(`content/${name}`);
  });

  test.each([
    ['a page', 'intro.mdx', 'copy.mdx'],
    ['a folder', 'Theme', 'Copy'],
  ])('stop the build as links to %s: Windows checks them out as texts', (_, target, link) => {
    const folder = contentFolder({});
    symlinkSync(target, `${folder}content/docs/${link}`);
    expect(() => docsIn(folder)).toThrow(`content/docs/${link}`);
    expect(() => docsIn(folder)).toThrow('다른 파일을 가리키는 심볼릭 링크입니다.');
  });
});
