import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Api } from '@zs-docs/api-docs';
import {
  checkCoverage,
  checkDrift,
  describeProblems,
  readApiFile,
  throwProblems,
  writeApiFile,
} from '@zs-docs/api-docs/build';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../../content/files/readSource.ts';
import { documentedNames } from './documentedNames.ts';
import { toolkitApi, toolkitApiFile, toolkitFolder, toolkitReader } from './toolkit.ts';

let followsCode = false;
let committed: Api | undefined;

/**
 * The API that pages are checked against: read from the code in development; the committed file in a
 * build, which then needs neither React Native nor its types.
 */
export function documentedApi(): Api {
  if (followsCode) {
    return toolkitReader.api();
  }
  committed ??= readApiFile(toolkitApiFile);
  return committed;
}

function findUncovered(site: string) {
  const names = documentedNames(site);
  return names ? checkCoverage(documentedApi(), names) : [];
}

/** Finds the mistakes of authors: in doc comments of the code, the API file and the pages. */
function findProblems(site: string) {
  const { api, problems } = toolkitReader.extracted();
  return [...problems, ...checkDrift(toolkitApiFile, api), ...findUncovered(site)];
}

/**
 * Stops a build when the pages do not cover the API file; `npm test` compares the file to the code.
 * In development the tables follow every edit of the toolkit, from an API file of their own, so that
 * the committed one is unchanged.
 */
export function apiDocs(): AstroIntegration {
  let site = '';
  const devApiFile = () => `${site}.astro/api.json`;
  return {
    name: 'api-docs',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        site = fileURLToPath(config.root);
        followsCode = command === 'dev';
        if (followsCode) {
          updateConfig({ vite: { resolve: { alias: { [toolkitApi]: devApiFile() } } } });
        }
      },
      'astro:server:setup': ({ server, logger }) => {
        const update = () => {
          toolkitReader.invalidate();
          mkdirSync(`${site}.astro`, { recursive: true });
          writeApiFile(devApiFile(), toolkitReader.api());
          try {
            const problems = findProblems(site);
            if (problems.length > 0) {
              logger.warn(describeProblems(problems));
            }
          } catch (error) {
            // A mistake in the content is shown where it is read, and does not stop the server.
            if (!(error instanceof ContentError)) {
              throw error;
            }
            logger.warn(error.message);
          }
        };
        update();
        server.watcher.add(`${toolkitFolder}src`);
        server.watcher.on('all', (_event, file) => {
          if (file.startsWith(`${toolkitFolder}src/`)) {
            update();
          }
        });
      },
      'astro:build:start': () => throwProblems(findUncovered(site)),
    },
  };
}
