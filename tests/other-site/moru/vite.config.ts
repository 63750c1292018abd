import { defineConfig } from 'vite';

/** Bundles the search and the phones of dist/bundled; its pages are there already. */
export default defineConfig({
  base: '/bundled/assets/',
  build: {
    outDir: 'dist/bundled/assets',
    assetsDir: '.',
    rolldownOptions: {
      input: { phones: 'phones.ts', search: 'search.ts' },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
