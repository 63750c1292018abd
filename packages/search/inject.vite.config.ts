import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The script and the style sheet that `zs-search build --inject` copies beside an index. */
export default defineConfig({
  root: at('.'),
  // The folder may be served under any path.
  base: './',
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'chunks/[name]-[hash].js' } },
  },
  build: {
    outDir: at('dist/inject'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { search: at('dist/browser/inject.js'), styles: at('styles/search.css') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'search[extname]',
      },
    },
  },
});
