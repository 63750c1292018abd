/** Limit of posts that a list shows with their text, and that a feed contains. */
const MAX_RECENT_POSTS = 20;

/** Splits posts, newest first, into those shown with their text and the older ones. */
export function splitRecent<Post>(posts: readonly Post[]): { recent: Post[]; older: Post[] } {
  return { recent: posts.slice(0, MAX_RECENT_POSTS), older: posts.slice(MAX_RECENT_POSTS) };
}
