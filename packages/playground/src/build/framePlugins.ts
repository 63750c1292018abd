import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = fileURLToPath(import.meta.url);
const at = (path: string) => fileURLToPath(new URL(`../frame/replace/${path}.js`, import.meta.url));

/** Packages that the frame replaces by small versions. */
const PACKAGES: Record<string, string> = {
  'react-native-svg': at('svg'),
  'react-native-safe-area-context': at('safeArea'),
  '@react-native-async-storage/async-storage': at('asyncStorage'),
};

/** Modules inside react-native-web that the frame replaces, wherever they are imported from. */
const PARTS: readonly [RegExp, string][] = [
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

/** What `react-native` and its parts are in a browser. */
function webName(id: string): string {
  return id === 'react-native' ? 'react-native-web' : id.replace('?native', '');
}

/** Gives the frame react-native-web with its own parts in place of some. */
export function framePlugins(): Plugin {
  return {
    name: 'playground:frame',
    enforce: 'pre',
    resolveId: {
      filter: { id: ASKED },
      async handler(id, importer) {
        const own = PACKAGES[id];
        if (own) {
          return own;
        }
        // The web version is a dependency of this package: a toolkit need not have it.
        const from = id.startsWith('react-native') ? here : importer;
        const resolved = await this.resolve(webName(id), from, { skipSelf: true });
        if (!resolved || id.endsWith('?native')) {
          return resolved;
        }
        const part = PARTS.find(([pattern]) => pattern.test(resolved.id));
        return part ? part[1] : resolved;
      },
    },
  };
}
