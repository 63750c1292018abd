import { writeFile } from 'node:fs/promises';
import type { Step } from './types.ts';

/**
 * Writes build.json, from which a server of the build reads the settings that it needs.
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
