import { describe, expect, test } from 'vitest';
import { readPageTable } from '../../src/content/page-table/readPageTable.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

/** What the address of the group Theme is in a site of these files: one page or none. */
const themeAddress = (changes: Record<string, string> = {}) =>
  readPageTable(contentFolder(changes)).pages.filter(({ path }) => path === 'docs/Theme/');

const page = (order: number, more = '') =>
  `---\ntitle: 둘째\ndescription: 열 글자보다 긴 설명입니다.\nsidebar_position: ${order}\n${more}---\n`;

describe('The address of a group', () => {
  test('leads to its first page, and is listed nowhere', () => {
    const to = (changes = {}) => themeAddress(changes)[0];
    expect(to()).toMatchObject({ to: 'docs/Theme/palette/', title: '테마', listed: false });
    expect(to({ 'docs/Theme/a.mdx': page(0) })).toMatchObject({ to: 'docs/Theme/a/' });
    expect(to({ 'docs/Theme/a.mdx': page(2) })).toMatchObject({ to: 'docs/Theme/palette/' });
  });

  test('leads to the gallery where its pages are components', () => {
    const categories =
      '- { path: Start, label: 시작하기, position: 1, description: 처음 읽습니다. }\n' +
      '- { path: Theme, label: 테마, position: 2, description: 색입니다., components: true }\n';
    const changes = withLine('docs/Theme/palette.mdx', 'question: press');
    expect(themeAddress({ ...changes, 'docs/categories.yml': categories })).toMatchObject([
      { to: 'docs/components/' },
    ]);
  });

  test('is that of the index file in its folder', () => {
    expect(themeAddress({ 'docs/Theme/index.mdx': page(5) })).toMatchObject([{ kind: 'doc' }]);
  });

  test('leads nowhere where every page of the group is unlisted', () => {
    expect(themeAddress(withLine('docs/Theme/palette.mdx', 'unlisted: true'))).toEqual([]);
  });

  test('leads past drafts, and is one as long as every page of the group is', () => {
    const draft = withLine('docs/Theme/palette.mdx', 'draft: true');
    expect(themeAddress(draft)).toMatchObject([{ draft: true }]);
    expect(themeAddress({ ...draft, 'docs/Theme/b.mdx': page(2) })).toMatchObject([
      { draft: false, to: 'docs/Theme/b/' },
    ]);
  });
});
