import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { fillLicenses } from './fillLicenses.ts';
import { framePlugins } from './framePlugins.ts';
import type { Settings } from './options.ts';
import { toolkitPlugin } from './toolkit.ts';

/** Absolute path of a module of the frame. */
const frameFile = (path: string) => fileURLToPath(new URL(`../frame/${path}`, import.meta.url));

/** Extensions in the order in which Metro tries them for the web. */
const EXTENSIONS = ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js'];

/** Vite configuration for code of the frame, in a browser or for posters. */
function frameConfig({ toolkit, root, text }: Settings, isWhole: boolean): InlineConfig {
  return {
    root,
    configFile: false,
    plugins: [toolkitPlugin(toolkit, isWhole), framePlugins(isWhole)],
    // React's production runtime has no development JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      // Globals of React Native.
      __DEV__: 'false',
      'process.env.NODE_ENV': '"production"',
      'process.env': '({})',
      global: 'globalThis',
      __FRAME_TEXT__: JSON.stringify(text.frame),
    },
    resolve: { extensions: EXTENSIONS, dedupe: ['react', 'react-dom'] },
  };
}

/** A module of the frame, bundled with the toolkit. */
interface Bundle {
  code: string;
  /** Licences of its packages, as Markdown. */
  licenses: string;
  /** Absolute paths of its source files. */
  sources: readonly string[];
}

const LICENSES = 'licenses.md';

/**
 * Bundles a module of the frame with the toolkit into one script.
 * @param path path of the module below the folder of the frame
 * @param isWhole with all of `react-native` that a browser can have
 */
export async function bundleFrame(
  path: string,
  settings: Settings,
  isWhole = false,
): Promise<Bundle> {
  const result = await build({
    ...frameConfig(settings, isWhole),
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: LICENSES },
      rolldownOptions: {
        input: frameFile(path),
        output: { format: 'iife' },
        // Timings of plugins do not concern the builder of a site.
        checks: { bundlerTimings: false },
        // react-native-web marks its modules 'use client', which has no effect in a bundle.
        onLog: (level, log, handler) =>
          log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log),
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    const files = 'output' in output ? output.output : [];
    const chunk = files.find((file) => file.type === 'chunk');
    const notices = files.find(({ fileName }) => fileName === LICENSES);
    if (chunk?.type === 'chunk') {
      return {
        code: chunk.code,
        licenses: notices?.type === 'asset' ? fillLicenses(String(notices.source)) : '',
        sources: chunk.moduleIds,
      };
    }
  }
  throw new Error(settings.messages.noFrame);
}
