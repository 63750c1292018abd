import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createExamplesCache } from './examplesCache.ts';
import { type PlaygroundOptions, settingsOf } from './options.ts';
import { previewFiles } from './previewFiles.ts';
import type { ExampleFolder } from './readExamples.ts';

/**
 * Builds the examples for a site without Vite: writes the frame and the compiled examples into `out`,
 * and returns the data for `<Example>` and `<Phone>`.
 * @param out folder that is served as the root of the site
 * @throws Error that names every problem of the examples
 */
export async function buildPlayground(
  options: PlaygroundOptions,
  out: string,
): Promise<Pick<ExampleFolder, 'examples' | 'snippets'>> {
  const settings = settingsOf(options);
  const cache = createExamplesCache(settings, { isStrict: () => true });
  for (const [path, text] of await previewFiles(cache, settings).all()) {
    const target = join(out, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return cache.get();
}
