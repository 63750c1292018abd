import { mkdirSync } from 'node:fs';
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
import { toolkitApi, toolkitApiFile, toolkitFolder, toolkitReader } from './toolkit.ts';

/** Everything an author has to mend: the code's comments, the API file, the pages. */
function findProblems(site: string) {
  const { api, problems } = toolkitReader.extracted();
  const pages = readPages(`${site}content/docs`, site);
  return [...problems, ...checkDrift(toolkitApiFile, api), ...checkCoverage(api, pages, ko)];
}

/**
 * Keeps the tables true: a build stops when code, API file and pages disagree; in development the
 * tables follow every edit of the toolkit, by an API file of their own: an experiment that is undone
 * leaves nothing behind.
 */
export function apiDocs(): AstroIntegration {
  let site = '';
  const developed = () => `${site}.astro/api.json`;
  return {
    name: 'api-docs',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        site = fileURLToPath(config.root);
        if (command === 'dev') {
          updateConfig({ vite: { resolve: { alias: { [toolkitApi]: developed() } } } });
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        const renew = () => {
          toolkitReader.invalidate();
          mkdirSync(`${site}.astro`, { recursive: true });
          writeApiFile(developed(), toolkitReader.api());
          const problems = findProblems(site);
          if (problems.length > 0) {
            logger.warn(describeProblems(problems, ko));
          }
        };
        renew();
        server.watcher.add(`${toolkitFolder}src`);
        server.watcher.on('all', (_event, file) => {
          if (file.startsWith(`${toolkitFolder}src`)) {
            renew();
          }
        });
      },
      'astro:build:start': () => throwProblems(findProblems(site), ko),
    },
  };
}
