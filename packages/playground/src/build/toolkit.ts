import type { Plugin } from 'vite';
import type { KnownProps } from '../shared/knownProps.ts';
import { ALL_REACT_NATIVE_NAMES, REACT_NATIVE_NAMES } from '../shared/reactNativeNames.ts';

/** The toolkit whose components the examples show. */
export interface Toolkit {
  /** Name that examples import it by. */
  module: string;
  /** Absolute path of its module; by default the name is resolved from `root`. */
  entry?: string;
  /** Further modules that examples may import. Each is bundled whole into the frame. */
  modules?: readonly string[];
  /** Names of `react-native` that examples may import; each costs every reader bytes. */
  reactNative?: readonly string[];
  /** Names of all props of each component: others are reported while a reader edits, and stop a build. */
  props?: KnownProps['components'];
  /** Absolute path of a module that exports a `ToolkitSetup`, such as providers. */
  setup?: string;
}

/** Modules in every frame. */
const BUILT_IN_MODULES = ['react', 'react/jsx-runtime', 'react-native'];

/** What an example may import. */
export interface AllowedImports {
  modules: readonly string[];
  /** Names of `react-native`. */
  reactNative: readonly string[];
}

/**
 * Lists what the examples of a toolkit may import.
 * @example allowedImports({ module: 'ui', reactNative: ['View'] }) // { modules: ['react', 'react/jsx-runtime', 'react-native', 'ui'], reactNative: ['View'] }
 */
export function allowedImports({ module, modules = [], reactNative }: Toolkit): AllowedImports {
  return {
    modules: [...BUILT_IN_MODULES, ...modules, module],
    reactNative: reactNative ?? REACT_NATIVE_NAMES,
  };
}

/** Virtual module by which the frame imports the toolkit. */
const VIRTUAL = 'virtual:playground/toolkit';
const RESOLVED = `\0${VIRTUAL}`;

function moduleText(toolkit: Toolkit, isWhole: boolean): string {
  const { module, entry = module, modules = [], setup } = toolkit;
  const names = (isWhole ? ALL_REACT_NATIVE_NAMES : allowedImports(toolkit).reactNative).join(', ');
  const path = (name: string) => JSON.stringify(name);
  const others = modules.map((name, index) => `import * as other${index} from ${path(name)};`);
  const pairs = modules.map((name, index) => `${path(name)}: other${index}`);
  return `import * as toolkit from ${path(entry)};
import { ${names} } from 'react-native';
${others.join('\n')}
${setup ? `import * as given from ${path(setup)};` : 'const given = {};'}
export const reactNative = { ${names} };
export const modules = { ${[...pairs, `${path(module)}: toolkit`].join(', ')} };
export const setup = given;`;
}

/**
 * Provides the toolkit to the frame as a virtual module.
 * @param isWhole with all of `react-native` that a browser can have
 */
export function toolkitPlugin(toolkit: Toolkit, isWhole: boolean): Plugin {
  return {
    name: 'playground:toolkit',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleText(toolkit, isWhole) : undefined),
  };
}
