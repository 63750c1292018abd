import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { defaultFrameText } from '../shared/frameText.ts';
import { cacheExamples, type ExamplesOptions, examplesPlugin } from './examplesPlugin.ts';
import { type PreviewFiles, previewFiles } from './previewFiles.ts';

/** Gives the browser one copy of sucrase's parser, not its CommonJS twin as well. */
function oneParser(): Plugin {
  return {
    name: 'playground:one-parser',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer) {
      return id.startsWith('sucrase/dist/parser/')
        ? this.resolve(id.replace('/dist/', '/dist/esm/'), importer)
        : undefined;
    },
  };
}

/** Adds running examples to an Astro site: the pages' data, the frame and the code it runs. */
export function playground(options: ExamplesOptions): AstroIntegration {
  let files: PreviewFiles | undefined;
  let base = '/';
  return {
    name: 'playground',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const cache = cacheExamples(options, command === 'build');
        files = previewFiles(cache, options.frameText ?? defaultFrameText);
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
        updateConfig({
          vite: { plugins: [examplesPlugin(options, cache), oneParser()] },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
          const reading = below.startsWith('preview/') ? files?.read(below) : undefined;
          Promise.resolve(reading).then((text) => {
            if (text === undefined) {
              next();
              return;
            }
            const type = below.endsWith('.txt') ? 'text/plain' : 'text/html';
            response.setHeader('content-type', `${type}; charset=utf-8`);
            response.end(text);
          }, next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        await files?.write(fileURLToPath(dir));
      },
    },
  };
}
