import { fileURLToPath } from 'node:url';
import {
  checkCoverage,
  checkDrift,
  describeProblems,
  ko,
  readPages,
  throwProblems,
  writeApiFile,
} from '@zs-docs/api-docs/build';
import type { AstroIntegration } from 'astro';
import { toolkitApiFile, toolkitFolder, toolkitReader } from './toolkit.ts';

/** Everything an author has to mend: the code's comments, the API file, the pages. */
function findProblems(site: string) {
  const { api, problems } = toolkitReader.extracted();
  const pages = readPages(`${site}content/docs`, site);
  return [...problems, ...checkDrift(toolkitApiFile, api), ...checkCoverage(api, pages, ko)];
}

/**
 * Keeps the tables true: a build stops when code, API file and pages disagree; in development the
 * API file follows every edit of the toolkit.
 */
export function apiDocs(): AstroIntegration {
  let site = '';
  return {
    name: 'api-docs',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, logger }) => {
        const renew = () => {
          toolkitReader.forget();
          writeApiFile(toolkitApiFile.file, toolkitReader.api());
          const problems = findProblems(site);
          if (problems.length > 0) {
            logger.warn(describeProblems(problems, ko));
          }
        };
        renew();
        server.watcher.add(`${toolkitFolder}src`);
        server.watcher.on('change', (file) => {
          if (file.startsWith(`${toolkitFolder}src`)) {
            renew();
          }
        });
      },
      'astro:build:start': () => throwProblems(findProblems(site), ko),
    },
  };
}
