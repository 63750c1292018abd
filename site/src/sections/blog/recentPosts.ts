/** Posts that a list shows with their texts, and that a feed carries: a blog grows, a page does not. */
const RECENT_POSTS = 20;

/** Splits posts, newest first, into those of a list and the older ones, which are a line each. */
export function splitRecent<Post>(posts: readonly Post[]): { recent: Post[]; older: Post[] } {
  return { recent: posts.slice(0, RECENT_POSTS), older: posts.slice(RECENT_POSTS) };
}
