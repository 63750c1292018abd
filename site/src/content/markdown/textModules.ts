import type { Plugin } from 'vite';

const TEXTS = 'virtual:content/texts';
const RESOLVED = `\0${TEXTS}`;

/**
 * Every text at its path from the site's root, for the bundler to find. What a text exports or
 * imports is run when it is loaded: an error of it knows no file, which Vite shows in development.
 * Its stack stays, as the fault may lie in what is imported.
 */
const bundled = `
const texts = import.meta.glob('/content/{docs,blog,pages}/**/*.mdx');
export const load = (file) => texts[file]().catch((error) => {
  const told = 'site' + file + ' import나 export 줄을 실행하다 멈췄습니다. 값이 있는지, 이름이 맞는지 확인하십시오. (' + error + ')';
  throw Object.assign(new Error(told), { stack: error?.stack });
});
`;

/** A text when its page is asked for: the address is worked out where no tool looks for it. */
const whenAsked = `
export const load = (file) => import(/* @vite-ignore */ file);
`;

/**
 * Makes the module that loads compiled texts. In development Astro prepares all that a page could
 * import before it shows the page; told of every text there, it compiles the whole site for one.
 */
export function textModules(): Plugin {
  let isBuild = false;
  return {
    name: 'content-texts',
    config(_config, { command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === TEXTS ? RESOLVED : undefined),
    // A page that comes or goes changes what pages there are, and no module that is loaded.
    hotUpdate({ type, file, modules }) {
      const texts = this.environment.moduleGraph.getModuleById(RESOLVED);
      return type !== 'update' && texts && file.endsWith('.mdx') ? [...modules, texts] : undefined;
    },
    load: (id) => (id === RESOLVED ? (isBuild ? bundled : whenAsked) : undefined),
  };
}
