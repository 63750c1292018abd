import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The script for the head of a page, which needs no other file. */
export default defineConfig({
  root: at('.'),
  build: {
    outDir: at('dist/early'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { early: at('dist/browser/start/early.js') },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
