import { placeOf } from '../../content/files/placeOf.ts';
import { TRUNCATE_MARK } from '../../content/markdown/truncateMark.ts';
import { pageTable, postPages } from '../../content/page-table/pageTable.ts';
import type { AuthorPage, PostPage, TagPage } from '../../content/page-table/types.ts';
import { renderToHtml } from '../mdx/renderToHtml.ts';

/** Post with its rendered text, for lists and feeds. */
export interface PostWithText extends PostPage {
  /** Body as HTML. */
  html: string;
  /** HTML above the truncate mark. */
  excerpt: string;
}

/** Listed posts, newest first. */
export function listedPosts(): PostPage[] {
  return postPages().filter(({ listed }) => listed);
}

const texts = new Map<string, Promise<PostWithText>>();

/** Renders posts, each once in a build. */
export function withTexts(posts: readonly PostPage[]): Promise<PostWithText[]> {
  return Promise.all(
    posts.map((post) => {
      const known = import.meta.env.DEV ? undefined : texts.get(post.path);
      const text = known ?? addText(post);
      texts.set(post.path, text);
      return text;
    }),
  );
}

/** Pages of the authors in authors.yml. */
export function authorPages(): AuthorPage[] {
  return pageTable().pages.filter((page) => page.kind === 'author');
}

/** Pages of the tags in tags.yml. */
export function tagPages(): TagPage[] {
  return pageTable().pages.filter((page) => page.kind === 'tag');
}

async function addText(post: PostPage): Promise<PostWithText> {
  const rendered = await renderToHtml(post.file);
  const [excerpt = '', rest] = rendered.split(TRUNCATE_MARK);
  if (rest === undefined) {
    console.warn(
      `[blog] ${placeOf(post.file)} {/* truncate */} 표시가 없어 목록에 글 전체가 표시됩니다. 목록에 표시할 부분 다음 줄에 추가하세요.`,
    );
  }
  return {
    ...post,
    html: rest === undefined ? rendered : excerpt + rest,
    excerpt,
  };
}
