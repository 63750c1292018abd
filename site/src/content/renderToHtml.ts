import { type CollectionEntry, render } from 'astro:content';
import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { mdxComponents } from '../mdx/components.ts';

const container = createContainer();

async function createContainer(): Promise<AstroContainer> {
  const created = await AstroContainer.create();
  created.addServerRenderer({ renderer: mdxRenderer });
  created.addServerRenderer({ renderer: reactRenderer });
  return created;
}

/** Renders the body of a post or page to HTML, for places that need it as text: feeds, excerpts. */
export async function renderToHtml(
  entry: CollectionEntry<'blog'> | CollectionEntry<'docs'> | CollectionEntry<'pages'>,
): Promise<string> {
  const { Content } = await render(entry);
  return (await container).renderToString(Content, { props: { components: mdxComponents } });
}
