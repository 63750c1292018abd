import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { checkDrift } from './apiFile.ts';
import type { ApiReader } from './apiReader.ts';
import { checkCoverage } from './checkCoverage.ts';
import { describeProblems, throwProblems } from './problems.ts';
import { readPages } from './readPages.ts';

/** Settings of the API docs of a site. */
export interface ApiDocsOptions {
  reader: ApiReader;
  /** The committed API file. */
  apiFile: string;
  /** Folder of the documentation pages. */
  pages: string;
}

/** Module that holds the API as read from the code. */
export const API_MODULE = 'virtual:api-docs/api';
const RESOLVED = `\0${API_MODULE}`;

/** Everything an author has to mend: the code's comments, the API file, the pages. */
export function checkApiDocs({ reader, apiFile, pages }: ApiDocsOptions) {
  const { api, problems } = reader.extracted();
  return [
    ...problems,
    ...checkDrift(apiFile, api),
    ...checkCoverage(api, readPages(pages, reader.options.root)),
  ];
}

function apiPlugin(options: ApiDocsOptions): Plugin {
  const source = dirname(options.reader.options.entry);
  return {
    name: 'api-docs',
    resolveId: (id) => (id === API_MODULE ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export const api = ${JSON.stringify(options.reader.api())};` : undefined,
    handleHotUpdate({ file, server }) {
      if (file.startsWith(source)) {
        options.reader.forget();
        const module = server.moduleGraph.getModuleById(RESOLVED);
        return module ? [module] : [];
      }
      return undefined;
    },
  };
}

/** Adds tables made from types to an Astro site; a build stops when pages and code disagree. */
export function apiDocs(options: ApiDocsOptions): AstroIntegration {
  return {
    name: 'api-docs',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [apiPlugin(options)] } });
      },
      'astro:server:setup': ({ logger }) => {
        const problems = checkApiDocs(options);
        if (problems.length > 0) {
          logger.warn(describeProblems(problems));
        }
      },
      'astro:build:start': () => throwProblems(checkApiDocs(options)),
    },
  };
}
