import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The server in one piece, so that an app that runs it installs nothing but the compiler. It lies
 * as deep as the compiled layers: paths beside a module hold in both.
 */
export default defineConfig({
  root: at('.'),
  ssr: { noExternal: true, external: ['typescript'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: at('dist/bundle'),
    emptyOutDir: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: {
        'zs-docs-mcp': at('dist/server/main.js'),
        checkThread: at('dist/check/checkThread.js'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
