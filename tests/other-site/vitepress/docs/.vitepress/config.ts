import { defineConfig } from 'vitepress';

export default defineConfig({
  lang: 'ko',
  title: '나루',
  outDir: '../dist',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
});
