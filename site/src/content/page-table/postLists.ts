import { blogText } from '../../text/blog.ts';
import type { PostListPage, PostPage } from './types.ts';

/** Posts on one page of the list. */
const PER_PAGE = 10;

/** Path of a page of the list of posts below the base; the first is the blog itself. */
export const postListPath = (number: number) => (number === 1 ? 'blog/' : `blog/page/${number}/`);

/** Pages of a list of so many posts; an empty one has a page as well. */
export const postListCount = (posts: number) => Math.max(1, Math.ceil(posts / PER_PAGE));

/** Those of the posts that a page of the list shows. */
export function postsOnPage<Post>(posts: readonly Post[], number: number): readonly Post[] {
  return posts.slice((number - 1) * PER_PAGE, number * PER_PAGE);
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
