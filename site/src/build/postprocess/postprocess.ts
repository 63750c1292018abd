import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { findPages } from './findPages.ts';
import { postprocessPage } from './postprocessPage.ts';
import { makeSteps } from './steps.ts';
import type { BuiltSite, Step } from './types.ts';

/**
 * Runs the `page` of each step on every page that Astro has written, then the `end` of each step.
 * @throws Error of a step, or when the written pages differ from the page table
 */
async function postprocessSite(steps: readonly Step[], site: BuiltSite): Promise<void> {
  for (const { page, file } of await findPages(site.folder, pageTable().byPath)) {
    const written = readFileSync(site.folder + file, 'utf8');
    const html = postprocessPage(steps, page, written);
    if (html !== written) {
      writeFileSync(site.folder + file, html);
    }
  }
  for (const step of steps) {
    await step.end?.(site);
  }
}

/**
 * Runs the steps of steps.ts on the built site. Put it after the integrations that write files: the
 * last steps check all files.
 */
export function postprocess(): AstroIntegration {
  return {
    name: 'postprocess',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await postprocessSite(makeSteps(folder), {
          folder,
          log: (line) => logger.info(line),
          warn: (line) => logger.warn(line),
        });
      },
    },
  };
}
