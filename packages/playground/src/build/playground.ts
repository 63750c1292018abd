import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultFrameText, type FrameText } from '../shared/frameText.ts';
import { cacheExamples, type ExamplesOptions, examplesPlugin } from './examplesPlugin.ts';
import { type PreviewFiles, previewFiles } from './previewFiles.ts';

/** Settings of the integration. */
export interface PlaygroundOptions extends ExamplesOptions {
  /** What the frame says; English without it. */
  frameText?: FrameText;
}

/** Adds running examples to an Astro site: the pages' data, the frame and the code it runs. */
export function playground(options: PlaygroundOptions): AstroIntegration {
  let files: PreviewFiles | undefined;
  let base = '/';
  return {
    name: 'playground',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const cache = cacheExamples(options, command === 'build');
        files = previewFiles(cache, options.frameText ?? defaultFrameText);
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
        const parser = 'sucrase/dist/parser';
        updateConfig({
          vite: {
            plugins: [examplesPlugin(options, cache)],
            resolve: {
              // The browser gets one copy of sucrase's parser, not its CommonJS twin as well.
              alias: [{ find: new RegExp(`^${parser}/`), replacement: 'sucrase/dist/esm/parser/' }],
            },
          },
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
