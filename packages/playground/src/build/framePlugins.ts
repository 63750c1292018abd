import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../frame/${path}`, import.meta.url));

/** Packages the frame has its own small version of. */
const PACKAGES: Record<string, string> = {
  'react-native-svg': at('replace/svg.ts'),
  'react-native-safe-area-context': at('replace/safeArea.tsx'),
  '@react-native-async-storage/async-storage': at('replace/asyncStorage.ts'),
};

/** Modules inside react-native-web that the frame replaces, wherever they are imported from. */
const PARTS: readonly [RegExp, string][] = [
  [/react-native-web\/dist\/exports\/Text\/index\.js$/, at('replace/Text.tsx')],
  [/react-native-web\/dist\/exports\/TextInput\/index\.js$/, at('replace/TextInput.tsx')],
  [/react-native-web\/dist\/exports\/Keyboard\/index\.js$/, at('replace/keyboard.ts')],
  [/react-native-web\/dist\/exports\/useColorScheme\/index\.js$/, at('replace/useColorScheme.ts')],
  [/react-native-web\/dist\/modules\/prefixStyles\/index\.js$/, at('replace/prefixStyles.ts')],
  [
    /react-native-web\/dist\/exports\/InteractionManager\/index\.js$/,
    at('replace/InteractionManager.ts'),
  ],
  [
    /react-native-web\/dist\/(exports|vendor\/react-native)\/(FlatList|SectionList|VirtualizedList)\/index\.js$/,
    at('replace/FlatList.tsx'),
  ],
];

/** Gives the frame react-native-web with its own parts in place of some. */
export function framePlugins(): Plugin[] {
  return [
    {
      name: 'playground:frame',
      enforce: 'pre',
      async resolveId(id, importer) {
        const own = PACKAGES[id];
        if (own) {
          return own;
        }
        const native = id.endsWith('?native');
        const wanted = native
          ? id.replace('?native', '')
          : id === 'react-native'
            ? 'react-native-web'
            : id;
        if (!native && !/^(\.|react-native)/.test(id)) {
          return undefined;
        }
        const resolved = await this.resolve(wanted, importer, { skipSelf: true });
        if (!resolved || native) {
          return resolved;
        }
        const part = PARTS.find(([pattern]) => pattern.test(resolved.id));
        return part ? part[1] : resolved;
      },
    },
  ];
}

/** Endings in the order Metro tries them for the web. */
export const EXTENSIONS = ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js'];

/** Constants that native code reads. */
export const DEFINE = {
  __DEV__: 'false',
  'process.env.NODE_ENV': '"production"',
  'process.env': '({})',
  global: 'globalThis',
};

/** React's production runtime has no development JSX, which a dev server would ask the compiler for. */
export const OXC = { jsx: { runtime: 'automatic', development: false } } as const;
