import { writeFile } from 'node:fs/promises';
import type { Step } from './types.ts';

/**
 * Writes build.json, from which a server of the build reads what it needs to know.
 * @param facts.base path that the site is built for, with both slashes
 * @param facts.redirects addresses of pages that lead to others, with these, all below the base
 */
export function buildFacts(facts: {
  base: string;
  redirects: Readonly<Record<string, string>>;
}): Step {
  return {
    name: 'build facts',
    async end({ folder }) {
      await writeFile(`${folder}build.json`, `${JSON.stringify(facts)}\n`);
    },
  };
}
