import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { framePlugins } from './framePlugins.ts';
import type { Settings } from './options.ts';
import { toolkitPlugin } from './toolkit.ts';

/** Path of a module of the frame, as it stands beside this one. */
export const frameFile = (path: string) =>
  fileURLToPath(new URL(`../frame/${path}`, import.meta.url));

/** Endings in the order Metro tries them for the web. */
const EXTENSIONS = ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js'];

/** How Vite bundles code of the frame, to run in a browser or to draw posters. */
export function frameConfig({ toolkit, root, text }: Settings): InlineConfig {
  return {
    root,
    configFile: false,
    plugins: [toolkitPlugin(toolkit), framePlugins()],
    // React's production runtime has no development JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      // Constants that native code reads.
      __DEV__: 'false',
      'process.env.NODE_ENV': '"production"',
      'process.env': '({})',
      global: 'globalThis',
      __FRAME_TEXT__: JSON.stringify(text.frame),
    },
    resolve: { extensions: EXTENSIONS, dedupe: ['react', 'react-dom'] },
  };
}
