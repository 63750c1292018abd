import type { Plugin } from 'vite';
import type { KnownProps } from '../shared/knownProps.ts';

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

/** Names of `react-native` in the frame, unless the toolkit lists others. */
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

/** Provides the toolkit to the frame as a virtual module. */
export function toolkitPlugin(toolkit: Toolkit): Plugin {
  return {
    name: 'playground:toolkit',
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? moduleText(toolkit) : undefined),
  };
}
