import type { Plugin } from 'vite';

const TEXTS = 'virtual:content/texts';
const RESOLVED = `\0${TEXTS}`;

/**
 * Module of a build: an import of every text, from which the bundler knows them. An error at the top
 * level of a text names no file, so the message is given one; the stack is kept, as the cause may be
 * in a module that the text imports.
 */
const bundled = `
const texts = import.meta.glob('/content/{docs,blog,pages}/**/*.mdx');
export const load = (file) => texts[file]().catch((error) => {
  const message = 'site' + file + ' import나 export 줄을 실행하는 중에 오류가 발생했습니다. 값이 있는지, 이름이 맞는지 확인하세요. (' + error + ')';
  throw Object.assign(new Error(message), { stack: error?.stack });
});
`;

/** Module of the development server: `@vite-ignore` hides the import from its static analysis. */
const onDemand = `
export const load = (file) => import(/* @vite-ignore */ file);
`;

/**
 * Provides the virtual module that loads compiled texts. In development it must not list them: Astro
 * compiles everything that a page can import before it shows the page.
 */
export function textModules(): Plugin {
  let isBuild = false;
  return {
    name: 'content-texts',
    config(_config, { command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === TEXTS ? RESOLVED : undefined),
    // An added or removed page is in the page table, but in no loaded module: invalidate this one.
    hotUpdate({ type, file, modules }) {
      const texts = this.environment.moduleGraph.getModuleById(RESOLVED);
      return type !== 'update' && texts && file.endsWith('.mdx') ? [...modules, texts] : undefined;
    },
    load: (id) => (id === RESOLVED ? (isBuild ? bundled : onDemand) : undefined),
  };
}
