import { fileURLToPath } from 'node:url';
import { rehypeHeadingIds, unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { apiDocs } from '@zs-docs/api-docs/build/apiDocs';
import { apiReader } from '@zs-docs/api-docs/build/apiReader';
import { remarkApi } from '@zs-docs/api-docs/build/remarkApi';
import { toolkitApiFile, toolkitOptions } from '@zs-docs/api-docs/build/toolkit';
import { playground } from '@zs-docs/playground/build/playground';
import { search } from '@zs-docs/search/build/search';
import { defineConfig } from 'astro/config';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import { remarkTruncateMark } from './src/blog/truncateMark.ts';
import { shikiConfig } from './src/code/shikiConfig.ts';
import { firstPaint } from './src/first-paint/firstPaint.ts';
import { reactRefresh } from './src/islands/reactRefresh.ts';
import { linkCheck } from './src/links/linkCheck.ts';
import { isListed } from './src/machines/isListed.ts';
import { machineFiles } from './src/machines/machineFiles.ts';
import { rehypeArticle } from './src/mdx/rehypeArticle.ts';
import { rehypeLinks } from './src/mdx/rehypeLinks.ts';
import { remarkAdmonitions } from './src/mdx/remarkAdmonitions.ts';
import { remarkPlainColons } from './src/mdx/remarkPlainColons.ts';
import { remarkTabs } from './src/mdx/remarkTabs.ts';
import { offline } from './src/offline/offline.ts';
import { highlightExample } from './src/playground/highlightExample.ts';
import { searchChunks } from './src/search/searchChunks.ts';
import { siteConfig } from './src/site.config.ts';
import { frameText } from './src/text/playground.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const reader = apiReader(toolkitOptions());

export default defineConfig({
  site: siteConfig.url,
  base: siteConfig.base,
  trailingSlash: 'always',
  outDir: process.env.SITE_DIST ?? './dist',
  // Styles travel inside the page: a second round trip would delay the first paint.
  build: { format: 'directory', assets: '_astro', inlineStylesheets: 'always' },
  markdown: {
    syntaxHighlight: 'shiki',
    shikiConfig,
    processor: unified({
      remarkPlugins: [
        remarkTruncateMark,
        remarkCjkFriendly,
        remarkDirective,
        remarkAdmonitions,
        remarkPlainColons,
        remarkTabs,
        [remarkApi, { api: reader.api }],
      ],
      rehypePlugins: [
        rehypeHeadingIds,
        rehypeArticle,
        [rehypeLinks, { base: siteConfig.base, contentDir: at('content') }],
      ],
    }),
  },
  integrations: [
    react(),
    reactRefresh(),
    mdx(),
    sitemap({ filter: isListed }),
    machineFiles(),
    apiDocs({ reader, apiFile: toolkitApiFile, pages: at('content/docs') }),
    playground({
      root: at('../'),
      folder: at('../examples/'),
      shownIn: [at('content/'), at('src/')],
      highlight: highlightExample,
      frameText,
      safeArea: (name) => name.startsWith('Home.'),
    }),
    search({ isHosted: siteConfig.search.provider === 'algolia' }),
    firstPaint(),
    // The last two look at what the others wrote.
    linkCheck({ base: siteConfig.base, origin: siteConfig.url }),
    offline({ base: siteConfig.base, enabled: siteConfig.offline }),
  ],
  devToolbar: { enabled: false },
  vite: {
    // site.config reads these in the browser too, where there is no process.
    define: {
      'process.env.SITE_URL': JSON.stringify(siteConfig.url),
      'process.env.SITE_BASE': JSON.stringify(siteConfig.base),
      'process.env.SITE_SETTINGS': JSON.stringify(process.env.SITE_SETTINGS ?? ''),
    },
    environments: { client: { build: { rolldownOptions: { output: searchChunks } } } },
    // An inlined script would need its own hash in the content security policy.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks every MDX module with a directive that the bundler reports and nobody needs.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') {
            report(level, log);
          }
        },
      },
    },
  },
});
