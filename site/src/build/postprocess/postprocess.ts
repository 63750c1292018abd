import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
async function postprocessSite(
  steps: readonly Step[],
  site: BuiltSite,
  own: ReadonlySet<string>,
): Promise<void> {
  for (const { page, file } of await findPages(site.folder, pageTable().byPath, own)) {
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

/** Files of the folder `public`, which Astro copies as they are. */
function filesIn(folder: string): Set<string> {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return new Set(names.map((name) => name.replaceAll('\\', '/')));
}

/**
 * Runs the steps of steps.ts on the built site. Put it after the integrations that write files: the
 * last steps check all files.
 */
export function postprocess(): AstroIntegration {
  let publicFolder = '';
  return {
    name: 'postprocess',
    hooks: {
      'astro:config:done': ({ config }) => {
        publicFolder = fileURLToPath(config.publicDir);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const site = {
          folder,
          log: (line: string) => logger.info(line),
          warn: (line: string) => logger.warn(line),
        };
        await postprocessSite(makeSteps(folder), site, filesIn(publicFolder));
      },
    },
  };
}
