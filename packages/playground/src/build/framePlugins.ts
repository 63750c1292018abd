import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(import.meta.url);
const at = (path: string) => fileURLToPath(new URL(`../frame/replace/${path}.js`, import.meta.url));

/** Packages that the frame replaces by smaller modules. */
const REPLACED_PACKAGES: Record<string, string> = {
  'react-native-svg': at('svg'),
  'react-native-safe-area-context': at('safeArea'),
  '@react-native-async-storage/async-storage': at('asyncStorage'),
};

/** Modules of react-native-web that the frame replaces, by the end of their path. */
const REPLACED_MODULES: readonly [RegExp, string][] = [
  [/react-native-web\/dist\/exports\/Text\/index\.js$/, at('Text')],
  [/react-native-web\/dist\/exports\/View\/index\.js$/, at('View')],
  [/react-native-web\/dist\/exports\/TextInput\/index\.js$/, at('TextInput')],
  [/react-native-web\/dist\/exports\/Keyboard\/index\.js$/, at('keyboard')],
  [/react-native-web\/dist\/exports\/useColorScheme\/index\.js$/, at('useColorScheme')],
  [/react-native-web\/dist\/modules\/prefixStyles\/index\.js$/, at('prefixStyles')],
  [/react-native-web\/dist\/exports\/InteractionManager\/index\.js$/, at('InteractionManager')],
  [
    /react-native-web\/dist\/(exports|vendor\/react-native)\/(FlatList|SectionList|VirtualizedList)\/index\.js$/,
    at('FlatList'),
  ],
];

/** Filter for imports that may resolve to a replacement: resolving each of a thousand imports takes half of the bundle's time. */
const ASKED =
  /^(?:react-native|@react-native-async-storage\/)|\?native$|\/(?:Text|View|TextInput|Keyboard|useColorScheme|prefixStyles|InteractionManager|FlatList|SectionList|VirtualizedList)(?:\/index(?:\.js)?)?$/;

/** Resolves `react-native` and its submodules to react-native-web. */
function webName(id: string): string {
  return id === 'react-native' ? 'react-native-web' : id.replace('?native', '');
}

/** Lists that the small frame replaces by one, and the whole one has as they are. */
const LISTS = at('FlatList');

/**
 * Vite plugins that resolve React Native to react-native-web and the replacements of the frame.
 * @param isWhole with all of `react-native` that a browser can have
 */
export function framePlugins(isWhole: boolean): Plugin {
  return {
    name: 'playground:frame',
    enforce: 'pre',
    resolveId: {
      filter: { id: ASKED },
      async handler(id, importer) {
        const own = REPLACED_PACKAGES[id];
        if (own) {
          return own;
        }
        // Resolved from this package, which depends on it; a toolkit need not.
        const from = id.startsWith('react-native') ? here : importer;
        const resolved = await this.resolve(webName(id), from, { skipSelf: true });
        if (!resolved || id.endsWith('?native')) {
          return resolved;
        }
        const part = REPLACED_MODULES.find(([pattern]) => pattern.test(resolved.id));
        return part && !(isWhole && part[1] === LISTS) ? part[1] : resolved;
      },
    },
  };
}
