import { defineConfig } from 'vite';

/** Bundles the search of dist/bundled; its pages are there already. */
export default defineConfig({
  base: '/bundled/assets/',
  build: {
    outDir: 'dist/bundled/assets',
    assetsDir: '.',
    rolldownOptions: {
      input: { search: 'search.ts' },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
