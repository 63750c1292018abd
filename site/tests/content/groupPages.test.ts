import { describe, expect, test } from 'vitest';
import { groupPages } from '../../src/content/page-table/groupPages.ts';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

/** Pages of the group Theme in a site of these files: one or none. */
function themePages(changes: Record<string, string> = {}) {
  const { categories, pages } = readPageTable(contentFolder(changes));
  return groupPages(
    categories.filter(({ path }) => path === 'Theme'),
    pages.filter((page) => page.kind === 'doc'),
  );
}

describe('The page of a group', () => {
  test('is there for a group that readers can see something of, with its words', () => {
    expect(themePages()).toMatchObject([
      { path: 'docs/Theme/', title: '테마', description: '색을 다룹니다.', draft: false },
    ]);
  });

  test('has the other names that its category gives', () => {
    const categories =
      '- { path: Start, label: 시작하기, position: 1, description: 처음 읽습니다. }\n' +
      '- { path: Theme, label: 테마, position: 2, description: 색입니다., keywords: [꾸미기] }\n';
    expect(themePages({ 'docs/categories.yml': categories })).toMatchObject([
      { keywords: ['꾸미기'] },
    ]);
  });

  test('is not there where every page of the group is unlisted', () => {
    expect(themePages(withLine('docs/Theme/palette.mdx', 'unlisted: true'))).toEqual([]);
  });

  test('is a draft as long as every page of the group is one', () => {
    const draft = withLine('docs/Theme/palette.mdx', 'draft: true');
    expect(themePages(draft)).toMatchObject([{ draft: true }]);
    const other =
      '---\ntitle: 둘째\ndescription: 열 글자보다 긴 설명입니다.\nsidebar_position: 2\n---\n';
    expect(themePages({ ...draft, 'docs/Theme/second.mdx': other })).toMatchObject([
      { draft: false },
    ]);
  });
});
