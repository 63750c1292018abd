import { writeFile } from 'node:fs/promises';
import { select } from 'hast-util-select';
import { madePages } from '../page-table/madePages.ts';
import type { Step } from './types.ts';

/**
 * Writes build.json: what a server of the build must know, so that nobody tells it the settings of
 * the build once more. The policy is that of the pages: a browser keeps to both where a header and a
 * page have one each.
 * @param options.base path that the site is built for, with both slashes
 * @throws Error when the pages carry no policy
 */
export function buildFacts({ base }: { base: string }): Step {
  let policy: unknown;
  return {
    name: 'build facts',
    page({ page, tree }) {
      if (page.path === madePages.home.path) {
        policy = select('meta[http-equiv="content-security-policy" i]', tree)?.properties.content;
      }
      return undefined;
    },
    async end({ folder }) {
      if (typeof policy !== 'string') {
        throw new Error(
          'The home page carries no content security policy: see src/document/csp.ts.',
        );
      }
      await writeFile(`${folder}build.json`, `${JSON.stringify({ base, policy })}\n`);
    },
  };
}
