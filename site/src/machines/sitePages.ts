import { getCollection } from 'astro:content';
import { getPosts } from '../blog/posts.ts';
import { siteConfig } from '../site.config.ts';
import { blogText } from '../text/blog.ts';
import { machineText } from '../text/machines.ts';

/** A page with a share image of its own. */
export interface SitePage {
  /** Path below the base, '' for home. */
  path: string;
  title: string;
  description: string;
  /** Name of the part of the site it belongs to. */
  section: string;
}

/** Home, docs, blog and standalone pages. */
export async function getSitePages(): Promise<SitePage[]> {
  const [docs, posts, pages] = await Promise.all([
    getCollection('docs'),
    getPosts(),
    getCollection('pages'),
  ]);
  return [
    { path: '', title: siteConfig.title, description: siteConfig.tagline, section: '' },
    {
      path: 'blog/',
      title: blogText.title,
      description: blogText.description,
      section: '',
    },
    ...docs.map(({ id, data }) => ({
      ...pick(data),
      path: `docs/${id}/`,
      section: machineText.docs,
    })),
    ...posts.map((post) => ({ ...pick(post), path: post.path, section: blogText.title })),
    ...pages.map(({ id, data }) => ({ ...pick(data), path: `${id}/`, section: '' })),
  ];
}

function pick({ title, description }: { title: string; description: string }) {
  return { title, description };
}
