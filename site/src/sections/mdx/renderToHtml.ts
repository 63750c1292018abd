import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { compiledText } from '../../content/markdown/compiledText.ts';
import { mdxComponents } from './components.ts';

const container = createContainer();

async function createContainer(): Promise<AstroContainer> {
  const created = await AstroContainer.create();
  created.addServerRenderer({ renderer: mdxRenderer });
  created.addServerRenderer({ renderer: reactRenderer });
  return created;
}

/** Renders the body of a content file to an HTML string, for feeds and excerpts. */
export async function renderToHtml(file: string): Promise<string> {
  const { Content } = await compiledText(file);
  return (await container).renderToString(Content, { props: { components: mdxComponents } });
}
