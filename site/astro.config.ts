import { fileURLToPath } from 'node:url';
import { rehypeHeadingIds, unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { playground } from '@zs-docs/playground/build';
import { defineConfig } from 'astro/config';
import { bootScript } from './src/build/bootScript.ts';
import { floorTarget } from './src/build/floor.ts';
import { playgroundOptions } from './src/build/playground/playgroundOptions.ts';
import { postprocess } from './src/build/postprocess/postprocess.ts';
import { reactRefresh } from './src/build/reactRefresh.ts';
import { devSearchIndex } from './src/build/search/devSearchIndex.ts';
import { searchChunks } from './src/build/search/searchChunks.ts';
import { isInSitemap } from './src/build/seo/isInSitemap.ts';
import { licenseNotices } from './src/build/seo/licenseNotices.ts';
import { brandSheets, sheetChunks } from './src/build/styles/sheets.ts';
import { placeholders } from './src/content/files/placeholders.ts';
import { shikiConfig } from './src/content/highlight/shikiConfig.ts';
import { rehypeArticle } from './src/content/markdown/rehypeArticle.ts';
import { rehypeCounts } from './src/content/markdown/rehypeCounts.ts';
import { rehypeEnglish } from './src/content/markdown/rehypeEnglish.ts';
import { rehypeLinks } from './src/content/markdown/rehypeLinks.ts';
import { rehypeOutline } from './src/content/markdown/rehypeOutline.ts';
import { remarkPopovers } from './src/content/markdown/remarkPopovers.ts';
import { textModules } from './src/content/markdown/textModules.ts';
import { tableMistake } from './src/content/mistakes/tables.ts';
import { remarkRead } from './src/content/page-model/readPage.ts';
import { contentCheck } from './src/content/page-table/contentCheck.ts';
import { pageTable } from './src/content/page-table/pageTable.ts';
import { checkSettings } from './src/settings/checkSettings.ts';
import { siteConfig } from './src/site.config.ts';
import { apiDocs, documentedApi } from './src/toolkit/api/apiDocs.ts';
import { factMistake } from './src/toolkit/facts/factMistake.ts';
import { remarkNotes } from './src/toolkit/facts/remarkNotes.ts';

checkSettings(siteConfig, process.env);

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  site: siteConfig.url,
  base: siteConfig.base,
  trailingSlash: 'always',
  outDir: process.env.SITE_DIST ?? './dist',
  build: {
    format: 'directory',
    assets: '_astro',
    // The sheet of the shell becomes inline after the build; see build/styles.
    inlineStylesheets: 'never',
    // While other threads draw a share card, the next one is laid out.
    concurrency: 4,
  },
  markdown: {
    syntaxHighlight: 'shiki',
    shikiConfig,
    processor: unified({
      // Errors and commands in texts are pasted as they stand: a curly quote or a dash breaks them.
      smartypants: false,
      // readPage.ts has it, with options.
      gfm: false,
      remarkRehype: {
        footnoteLabel: '각주',
        footnoteBackLabel: (at: number) => `각주 ${at + 1}의 본문으로 돌아가기`,
      },
      // Those of authors' syntax run where pages are read: remarkRead passes the compiler their result.
      remarkPlugins: [remarkRead, remarkNotes, [remarkPopovers, { api: documentedApi }]],
      rehypePlugins: [
        rehypeHeadingIds,
        rehypeOutline,
        rehypeEnglish,
        rehypeCounts,
        rehypeArticle,
        [
          rehypeLinks,
          {
            base: siteConfig.base,
            root: at('./'),
            pathOfFile: (file: string) => pageTable().byFile.get(file)?.path,
          },
        ],
      ],
    }),
  },
  integrations: [
    // A stream for every component would take a fifteenth of a large build; nothing here waits for
    // data. Without it `useId` begins anew in each component: names of controls are given to them.
    react({ experimentalDisableStreaming: true }),
    reactRefresh(),
    // What holds no component is rendered while it is compiled: 1,000 pages are built in less time.
    mdx({ optimize: true }),
    sitemap({ filter: isInSitemap }),
    contentCheck([factMistake, (tag) => tableMistake(tag, documentedApi())]),
    apiDocs(),
    devSearchIndex(),
    postprocess(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [
      bootScript(siteConfig),
      brandSheets(),
      playground(playgroundOptions),
      placeholders(),
      textModules(),
      licenseNotices(),
      floorTarget(),
    ],
    // What stands in the frame of a phone is bundled with it, and is no code of a page in development.
    optimizeDeps: { exclude: ['react-native', ...(playgroundOptions.toolkit.modules ?? [])] },
    // The default name of a class, 12 to 20 letters, weighs a kilobyte on each page.
    css: { modules: { generateScopedName: '_[hash:base64:5]' } },
    // site.config reads these in the browser too, where there is no process.
    define: {
      'process.env.SITE_URL': JSON.stringify(siteConfig.url),
      'process.env.SITE_BASE': JSON.stringify(siteConfig.base),
      'process.env.SITE_SETTINGS': JSON.stringify(process.env.SITE_SETTINGS ?? ''),
    },
    environments: {
      client: { build: { rolldownOptions: { output: searchChunks } } },
      prerender: { build: { rolldownOptions: { output: sheetChunks } } },
    },
    // An inlined script would need its own hash in the content security policy.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Which plugin takes long on a slow machine says nothing to whoever builds a site.
        checks: { bundlerTimings: false },
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
