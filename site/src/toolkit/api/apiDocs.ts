import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Api } from '@zs-docs/api-docs';
import {
  checkCoverage,
  checkDrift,
  describeProblems,
  ko,
  readApiFile,
  readPages,
  throwProblems,
  writeApiFile,
} from '@zs-docs/api-docs/build';
import type { AstroIntegration } from 'astro';
import { toolkitApi, toolkitApiFile, toolkitFolder, toolkitReader } from './toolkit.ts';

let followsCode = false;
let committed: Api | undefined;

/**
 * The API that pages are checked against: that of the code in development, the committed one in a
 * build, which needs neither React Native nor its types.
 */
export function documentedApi(): Api {
  if (followsCode) {
    return toolkitReader.api();
  }
  committed ??= readApiFile(toolkitApiFile);
  return committed;
}

const findUncovered = (site: string) =>
  checkCoverage(documentedApi(), readPages(`${site}content/docs`, site), ko);

/** Everything an author has to mend: the code's comments, the API file, the pages. */
function findProblems(site: string) {
  const { api, problems } = toolkitReader.extracted();
  return [...problems, ...checkDrift(toolkitApiFile, api), ...findUncovered(site)];
}

/**
 * Keeps the tables true: a build stops when the API file and the pages disagree. Whether the file is
 * what the code says, `npm test` checks. In development the tables follow every edit of the toolkit,
 * by an API file of their own: an experiment that is undone leaves nothing behind.
 */
export function apiDocs(): AstroIntegration {
  let site = '';
  const developed = () => `${site}.astro/api.json`;
  return {
    name: 'api-docs',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        site = fileURLToPath(config.root);
        followsCode = command === 'dev';
        if (followsCode) {
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
      'astro:build:start': () => throwProblems(findUncovered(site), ko),
    },
  };
}
