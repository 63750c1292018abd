import type { Plugin } from 'vite';
import type { KnownProps } from '../shared/knownProps.ts';

/** The toolkit whose components the examples show. */
export interface Toolkit {
  /** Name that examples import it by. */
  module: string;
  /** Its module on this machine, absolute; without it the name is looked up from `root`. */
  entry?: string;
  /** Further modules that examples may import. The frame carries each of them whole. */
  modules?: readonly string[];
  /** Names of `react-native` that examples may import; each costs every reader bytes. */
  reactNative?: readonly string[];
  /** Names of every prop of each component: others are named while a reader edits, and stop a build. */
  props?: KnownProps['components'];
  /** Module with what its examples need around them, absolute: see `ToolkitSetup`. */
  setup?: string;
}

/** Names of `react-native` the frame carries unless the toolkit says others. */
export const REACT_NATIVE_NAMES: readonly string[] = [
  'ActivityIndicator',
  'Animated',
  'AccessibilityInfo',
  'Dimensions',
  'Easing',
  'FlatList',
  'Image',
  'Keyboard',
  'Platform',
  'Pressable',
  'ScrollView',
  'StyleSheet',
  'Switch',
  'Text',
  'TextInput',
  'TouchableOpacity',
  'View',
  'useColorScheme',
  'useWindowDimensions',
];

/** Modules that every frame carries. */
const ALWAYS = ['react', 'react/jsx-runtime', 'react-native'];

/** What an example may import. */
export interface AllowedImports {
  modules: readonly string[];
  /** Names of `react-native`. */
  reactNative: readonly string[];
}

/** What the examples of a toolkit may import. */
export function allowedImports({ module, modules = [], reactNative }: Toolkit): AllowedImports {
  return {
    modules: [...ALWAYS, ...modules, module],
    reactNative: reactNative ?? REACT_NATIVE_NAMES,
  };
}

/** The module through which the frame's own code takes the toolkit. */
const VIRTUAL = 'virtual:playground/toolkit';
const RESOLVED = `\0${VIRTUAL}`;

function moduleText(toolkit: Toolkit): string {
  const { module, entry = module, modules = [], setup } = toolkit;
  const names = allowedImports(toolkit).reactNative.join(', ');
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

/** Gives the frame's code the toolkit of the site. */
export function toolkitPlugin(toolkit: Toolkit): Plugin {
  return {
    name: 'playground:toolkit',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleText(toolkit) : undefined),
  };
}
