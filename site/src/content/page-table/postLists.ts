import { blogText } from '../../text/blog.ts';
import type { PostListPage, PostPage } from './types.ts';

const POSTS_PER_PAGE = 10;

/** Path of a page of the list of posts below the base; the first is the blog itself. */
export const postListPath = (number: number) => (number === 1 ? 'blog/' : `blog/page/${number}/`);

/** Number of pages of a list of posts; an empty list has one as well. */
export const postListCount = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));

/** Those of the posts that a page of the list shows. */
export function postsOnPage<Post>(posts: readonly Post[], number: number): readonly Post[] {
  return posts.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);
}

/** The pages of the list after the first. */
export function postListPages(posts: readonly PostPage[]): PostListPage[] {
  const later = Array.from({ length: postListCount(posts.length) - 1 }, (_, at) => at + 2);
  return later.map((number) => ({
    kind: 'list',
    path: postListPath(number),
    title: blogText.listTitle(number),
    description: blogText.description,
    number,
    listed: true,
    draft: false,
    section: blogText.title,
    keywords: [],
  }));
}
