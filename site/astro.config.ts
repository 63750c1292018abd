import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import { shikiConfig } from './src/code/shikiConfig.ts';
import { remarkAdmonitions } from './src/mdx/remarkAdmonitions.ts';
import { siteConfig } from './src/site.config.ts';

export default defineConfig({
  site: siteConfig.url,
  base: siteConfig.base,
  trailingSlash: 'always',
  outDir: './dist',
  build: { format: 'directory', assets: '_astro' },
  markdown: {
    syntaxHighlight: 'shiki',
    shikiConfig,
    processor: unified({
      remarkPlugins: [remarkCjkFriendly, remarkDirective, remarkAdmonitions],
    }),
  },
  integrations: [react(), mdx()],
  devToolbar: { enabled: false },
  vite: {
    // An inlined script would need its own hash in the content security policy.
    build: { assetsInlineLimit: 0 },
  },
});
