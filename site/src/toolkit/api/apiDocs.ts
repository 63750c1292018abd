import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Api } from '@zs-docs/api-docs';
import {
  checkCoverage,
  checkDrift,
  describeProblems,
  readApiFile,
  writeApiFile,
} from '@zs-docs/api-docs/build';
import type { AstroIntegration } from 'astro';
import { checkOnSave } from '../../content/files/checkOnSave.ts';
import { stopBuild } from '../../content/files/readSource.ts';
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

/** Finds the mistakes of authors in doc comments of the code, and in the API file. */
function findProblems() {
  const { api, problems } = toolkitReader.extracted();
  return [...problems, ...checkDrift(toolkitApiFile, api)];
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
        const tellUncovered = checkOnSave({ server, logger }, () => {
          const uncovered = findUncovered(site);
          return uncovered.length > 0 ? describeProblems(uncovered) : '';
        });
        const update = () => {
          toolkitReader.invalidate();
          mkdirSync(`${site}.astro`, { recursive: true });
          writeApiFile(devApiFile(), toolkitReader.api());
          const problems = findProblems();
          if (problems.length > 0) {
            logger.warn(describeProblems(problems));
          }
          tellUncovered();
        };
        update();
        server.watcher.add(`${toolkitFolder}src`);
        server.watcher.on('all', (_event, file) => {
          if (file.startsWith(`${toolkitFolder}src/`)) {
            update();
          }
        });
      },
      'astro:build:start': () => {
        const uncovered = findUncovered(site);
        if (uncovered.length > 0) {
          stopBuild(describeProblems(uncovered));
        }
      },
    },
  };
}
