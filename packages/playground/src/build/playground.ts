import { join, sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { KnownProps } from '../shared/knownProps.ts';
import { createExamplesCache, type ExamplesCache } from './examplesCache.ts';
import { type PlaygroundOptions, type Settings, settingsOf } from './options.ts';
import { type PreviewFiles, previewFiles } from './previewFiles.ts';
import type { ExampleFolder } from './readExamples.ts';

/** Virtual module with all examples and snippets. */
const EXAMPLES_MODULE = 'virtual:playground/examples';

/** Virtual module with the props of the components. */
const PROPS_MODULE = 'virtual:playground/props';
const RESOLVED = `\0${EXAMPLES_MODULE}`;

function moduleText({ examples, snippets }: ExampleFolder): string {
  const pages = [...examples].map(([name, { code: _, preview: __, ...page }]) => [name, page]);
  return [
    `export const examples = ${JSON.stringify(Object.fromEntries(pages))};`,
    `export const snippets = ${JSON.stringify(Object.fromEntries(snippets))};`,
  ].join('\n');
}

/**
 * Tells whether a file is in a folder: `examples-old` is not in `examples`.
 * @example isInside('/a/examples/A.b.tsx', '/a/examples') // true
 * isInside('/a/examples-old/A.b.tsx', '/a/examples') // false
 */
export function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder + sep);
}

/** What other plugins read of the examples, as `api` of the plugin that provides them. */
export type ExamplesApi = Pick<ExamplesCache, 'get'>;

/** Provides the examples as a module, read again after a change in their folder. */
function examplesPlugin({ folder }: Settings, cache: ExamplesCache): Plugin {
  return {
    name: 'playground:examples',
    api: { get: cache.get } satisfies ExamplesApi,
    resolveId: (id) => (id === EXAMPLES_MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      const found = await cache.get();
      for (const { name, preview } of found.examples.values()) {
        this.addWatchFile(join(folder, `${name}.tsx`));
        if (preview.scene) {
          this.addWatchFile(join(folder, 'scenes', `${preview.scene}.tsx`));
        }
      }
      for (const { name, language } of found.snippets.values()) {
        this.addWatchFile(join(folder, 'snippets', `${name}.${language}`));
      }
      return moduleText(found);
    },
    watchChange(id) {
      if (isInside(id, folder)) {
        cache.invalidate();
      }
    },
    configureServer(server) {
      // Vite watches the files of the module, which a new file is not yet one of.
      server.watcher.add(folder);
      for (const event of ['add', 'unlink']) {
        server.watcher.on(event, (file: string) => {
          if (isInside(file, folder)) {
            cache.invalidate();
            reloadPages(server, { shown: true });
          }
        });
      }
    },
  };
}

/** Provides the props of the components as a module, which scripts load when a reader edits. */
function propsPlugin({ toolkit: { module, props = {} } }: Settings): Plugin {
  const known: KnownProps = { module, components: props };
  return {
    name: 'playground:props',
    resolveId: (id) => (id === PROPS_MODULE ? `\0${PROPS_MODULE}` : undefined),
    load: (id) =>
      id === `\0${PROPS_MODULE}` ? `export const props = ${JSON.stringify(known)};` : undefined,
  };
}

/**
 * Invalidates the pages after a change of the examples.
 * @param shown whether to reload open pages too
 */
function reloadPages(server: ViteDevServer, { shown }: { shown: boolean }): void {
  for (const { name, moduleGraph, hot } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(RESOLVED);
    if (module) {
      moduleGraph.invalidateModule(module);
    }
    if (shown || name !== 'client') {
      hot.send({ type: 'full-reload' });
    }
  }
}

function servePreview(
  files: PreviewFiles,
  base: string,
  { watcher }: ViteDevServer,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const below = path.startsWith(base) ? path.slice(base.length) : path.slice(1);
    const reading = below.startsWith('preview/') ? files.read(below) : undefined;
    Promise.resolve(reading).then((text) => {
      // Vite watches imports of pages; the frame is another bundle.
      watcher.add(files.sources());
      if (text === undefined) {
        next();
        return;
      }
      const type = below.endsWith('.txt') ? 'text/plain' : 'text/html';
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(text);
    }, next);
  };
}

/** Provides the frame and the compiled examples: served in development, emitted by a build. */
function filesPlugin(files: PreviewFiles, cache: ExamplesCache): Plugin {
  let base = '/';
  return {
    name: 'playground:files',
    configResolved(config) {
      base = config.base.endsWith('/') ? config.base : `${config.base}/`;
    },
    configureServer(server) {
      server.middlewares.use(servePreview(files, base, server));
      server.watcher.on('change', (file) => {
        if (files.sources().includes(file)) {
          files.invalidate();
          cache.invalidatePosters();
          reloadPages(server, { shown: true });
        }
      });
    },
    async generateBundle() {
      if (this.environment.name === 'client') {
        for (const [fileName, source] of await files.all()) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },
  };
}

/** Resolves all imports of sucrase's parser to its ES module: a second copy is CommonJS. */
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

/**
 * Vite plugins that add running examples to a site: the module `virtual:playground/examples` for its
 * pages, and the files of the frame.
 */
export function playground(options: PlaygroundOptions): Plugin[] {
  const settings = settingsOf(options);
  let strict = true;
  let server: ViteDevServer | undefined;
  const cache = createExamplesCache(settings, {
    isStrict: () => strict,
    // Without a reload: phones of an open page may be in use.
    onRendered: () => server && reloadPages(server, { shown: false }),
  });
  const watchCommand: Plugin = {
    name: 'playground:command',
    configResolved({ command }) {
      strict = command === 'build';
    },
    configureServer(started) {
      server = started;
    },
    async buildStart() {
      if (strict) {
        await cache.prefetch();
      }
    },
  };
  const files = previewFiles(cache, settings);
  return [
    watchCommand,
    examplesPlugin(settings, cache),
    propsPlugin(settings),
    filesPlugin(files, cache),
    oneParser(),
  ];
}
