import { defineConfig } from 'vite';

/** Bundles the search, the phones and the choice of a version of dist/bundled; its pages are there already. */
export default defineConfig({
  base: '/bundled/assets/',
  build: {
    outDir: 'dist/bundled/assets',
    assetsDir: '.',
    rolldownOptions: {
      input: { phones: 'phones.ts', search: 'search.ts', versions: 'versions.tsx' },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
