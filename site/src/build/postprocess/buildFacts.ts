import { writeFile } from 'node:fs/promises';
import type { Step } from './types.ts';

/**
 * Writes build.json: what a server of the build must know, so that nobody tells it the settings of
 * the build once more.
 * @param options.base path that the site is built for, with both slashes
 */
export function buildFacts({ base }: { base: string }): Step {
  return {
    name: 'build facts',
    async end({ folder }) {
      await writeFile(`${folder}build.json`, `${JSON.stringify({ base })}\n`);
    },
  };
}
