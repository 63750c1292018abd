import type { SiteConfig } from '../../settings/settingsSchema.ts';
import { blogText } from '../../text/blog.ts';

/** Place of the comments: showComments.ts loads them near the view, and then shows the heading. */
export function Comments({ settings }: { settings: NonNullable<SiteConfig['comments']> }) {
  return (
    <section data-search-ignore>
      <h2 hidden data-comments-heading>
        {blogText.comments}
      </h2>
      <div
        data-comments
        data-repo={settings.repo}
        data-repo-id={settings.repoId}
        data-category={settings.category}
        data-category-id={settings.categoryId}
      />
      <noscript>
        <p>{blogText.commentsWithoutScript}</p>
      </noscript>
    </section>
  );
}
