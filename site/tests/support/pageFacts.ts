import { readPage } from '../../src/content/page-model/readPage.ts';
import { builtInPages } from '../../src/content/page-table/builtInPages.ts';
import type { Author, DocPage, PostPage, Tag } from '../../src/content/page-table/types.ts';

const { kind: _kind, ...usual } = builtInPages.home;

/** A docs page as the page table holds it. */
export function docPage(facts: Partial<DocPage> = {}): DocPage {
  return {
    ...usual,
    kind: 'doc',
    path: 'docs/Theme/palette/',
    file: 'content/docs/Theme/palette.mdx',
    title: '색',
    description: '색을 다룹니다.',
    covers: [],
    model: readPage('x.mdx', ''),
    sidebar: { group: 'Theme', order: 1 },
    sidebar_position: 1,
    unlisted: false,
    ...facts,
  };
}

export const author: Author = { name: '김정훈', title: '관리자', path: 'blog/authors/kim/' };
export const tag: Tag = { label: '소식', description: '새 소식', path: 'blog/tags/news/' };

/** A post as the page table holds it. */
export function postPage(facts: Partial<PostPage> = {}): PostPage {
  return {
    ...usual,
    kind: 'post',
    path: 'blog/hello/',
    file: 'content/blog/2026-01-02-hello/index.mdx',
    title: '인사',
    description: '처음 뵙겠습니다.',
    date: new Date('2026-01-02'),
    minutes: 3,
    authors: [author],
    tags: [tag],
    ...facts,
  };
}
