import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { en as enMessages } from '../build/messages/en.ts';
import { ko as koMessages } from '../build/messages/ko.ts';
import type { PlaygroundOptions } from '../build/options.ts';
import { type ExamplesApi, playground } from '../build/playground.ts';
import { Example } from '../react/Example.tsx';
import { en } from '../shared/text/en.ts';
import { ko } from '../shared/text/ko.ts';

/** Options of `examplePages`: those of `playground`, with one language for readers and authors. */
export interface ExamplePagesOptions extends Omit<PlaygroundOptions, 'text' | 'messages'> {
  /** English by default. */
  lang?: 'en' | 'ko';
}

const START = 'virtual:playground/start';
const TAG = /<Example\s+of="([^"]+)"\s*(?:\/>|>\s*<\/Example>)/g;

/** Script of a page: starts its examples, in the language of the preset. */
const startScript = (base: string, lang: string) => `
import { ${lang} as text, startPlayground } from '@zs-docs/playground';
import '@zs-docs/playground/playground.css';
startPlayground({ base: ${JSON.stringify(base)}, text });`;

/**
 * Vite plugins for plain HTML: `<Example of="Button.basic"></Example>` in a page becomes the example,
 * and a script in the page starts it.
 * @throws Error while a page is transformed for a name without an example
 */
export function examplePages({ lang = 'en', ...options }: ExamplePagesOptions): Plugin[] {
  const text = lang === 'ko' ? ko : en;
  const messages = lang === 'ko' ? koMessages : enMessages;
  const plugins = playground({ ...options, text, messages });
  const api = plugins.find((plugin) => plugin.api)?.api as ExamplesApi;
  let base = '/';
  const draw = async (name: string, page: string) => {
    const { examples } = await api.get();
    const example = examples.get(name);
    if (!example) {
      const folder = options.folder ?? 'examples';
      const known = [...examples.keys()];
      const { what, remedy } = messages.unknownExample(name, `${folder}/${name}.tsx`, known);
      throw new Error(`${page}: ${what} ${messages.remedy(remedy)}`);
    }
    return renderToStaticMarkup(createElement(Example, { example, base, text }));
  };
  const pages: Plugin = {
    name: 'playground:pages',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === START ? `\0${START}` : undefined),
    load: (id) => (id === `\0${START}` ? startScript(base, lang) : undefined),
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        const names = [...html.matchAll(TAG)].map(([, name = '']) => name);
        if (names.length === 0) {
          return undefined;
        }
        const drawn = new Map<string, string>();
        for (const name of names) {
          drawn.set(name, await draw(name, path));
        }
        return {
          html: html.replace(TAG, (_, name: string) => drawn.get(name) ?? ''),
          tags: [{ tag: 'script', attrs: { type: 'module' }, children: `import '${START}';` }],
        };
      },
    },
  };
  return [...plugins, pages];
}
