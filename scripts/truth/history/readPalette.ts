import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

/** Colours of a tree by their path, in capitals: versions write the same colour in either. */
function colorsOf(tree: object, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const place = `${path}.${key}`;
    if (typeof value === 'object' && value !== null) {
      return colorsOf(value, place);
    }
    return typeof value === 'string' ? [[place, value.toUpperCase()] as [string, string]] : [];
  });
}

/**
 * Runs Vite, and takes back the NODE_ENV that it sets: programs that are started later would run in
 * production, where npm installs no development dependencies and React has no act().
 * https://vite.dev/guide/env-and-mode#node-env-and-modes
 */
async function buildWithoutMode(settings: InlineConfig): ReturnType<typeof build> {
  const before = process.env.NODE_ENV;
  const result = await build(settings);
  if (before === undefined) {
    delete process.env.NODE_ENV;
  } else {
    process.env.NODE_ENV = before;
  }
  return result;
}

/**
 * The colours of the default palette in a version of the toolkit, by mode: `light.primary.main`.
 * @param folder source of the version, with `src/theme/palette.ts`
 */
export async function readPalette(folder: string): Promise<Record<string, string>> {
  const result = await buildWithoutMode({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, 'src/theme/palette.ts'), formats: ['cjs'], fileName: 'palette' },
      // Also where the default export is the only one.
      rolldownOptions: { output: { exports: 'named' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  const module: { exports: Record<string, unknown> } = { exports: {} };
  new Function('module', 'exports', chunk?.code ?? '')(module, module.exports);
  const palette = module.exports.default as (settings: { mode: string }) => object;
  return Object.fromEntries(
    ['light', 'dark'].flatMap((mode) => {
      const { mode: _mode, ...colors } = palette({ mode }) as Record<string, unknown>;
      return colorsOf(colors, mode);
    }),
  );
}
