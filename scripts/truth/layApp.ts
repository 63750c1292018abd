import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What an app on SDK 52 needs to build, run and test the examples. */
const MANIFEST = {
  name: 'truth-app',
  version: '1.0.0',
  private: true,
  main: 'index.tsx',
  dependencies: {
    '@expo/metro-runtime': '~4.0.1',
    '@react-native-async-storage/async-storage': '1.23.1',
    expo: '52.0.46',
    'expo-constants': '~17.0.8',
    'expo-font': '~13.0.4',
    'expo-linking': '~7.0.5',
    'expo-navigation-bar': '~4.0.7',
    'expo-router': '~4.0.20',
    'expo-status-bar': '~2.0.1',
    react: '18.3.1',
    'react-dom': '18.3.1',
    'react-native': '0.76.9',
    'react-native-reanimated': '~3.17.4',
    'react-native-safe-area-context': '4.12.0',
    'react-native-screens': '~4.4.0',
    'react-native-svg': '15.8.0',
    'react-native-web': '~0.19.13',
  },
  devDependencies: {
    '@babel/core': '^7.20.0',
    '@testing-library/react-native': '12.9.0',
    '@types/react': '~18.3.12',
    jest: '29.7.0',
    'jest-expo': '52.0.6',
    'react-test-renderer': '18.3.1',
    typescript: '5.6.3',
  },
  jest: {
    preset: 'jest-expo',
    // Transforming React Native takes long on a busy machine; the guide's tests are not about speed.
    testTimeout: 120_000,
    roots: ['<rootDir>/test'],
    setupFiles: ['<rootDir>/test/jestSetup.ts'],
    moduleNameMapper: { '^@0610studio/zs-ui$': '<rootDir>/toolkit/src/index.ts' },
    transformIgnorePatterns: [
      'node_modules/(?!((jest-)?react-native|@react-native(-community)?|expo(nent)?|@expo(nent)?/.*))',
    ],
  },
};

const TSCONFIG = {
  extends: 'expo/tsconfig.base',
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: { '@0610studio/zs-ui': ['./toolkit/build/index.d.ts'] },
  },
  include: ['examples'],
};

/** The toolkit's own settings for its declarations, as `expo-module build` has them. */
const TOOLKIT_TSCONFIG = {
  extends: 'expo/tsconfig.base',
  compilerOptions: {
    strict: true,
    noImplicitAny: false,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    types: [],
    rootDir: 'toolkit/src',
    outDir: 'toolkit/build',
  },
  include: ['toolkit/src'],
  exclude: ['**/__tests__', '**/__mocks__'],
};

/** Metro reads its paths here: it bundles the source, where the compiler takes the declarations. */
const METRO_PATHS = { '@0610studio/zs-ui': ['./toolkit/src/index'] };

const APP_JSON = {
  expo: {
    name: 'truth',
    slug: 'truth',
    platforms: ['web'],
    web: { bundler: 'metro', output: 'single' },
  },
};

function entryOf(examples: readonly string[]): string {
  return `import { OverlayProvider, ThemeProvider } from '@0610studio/zs-ui';
import { registerRootComponent } from 'expo';
import { SafeAreaProvider } from 'react-native-safe-area-context';

const examples = {
${examples.map((name) => `  '${name}': () => require('./examples/${name}').default,`).join('\n')}
};
const Example = examples[decodeURIComponent(window.location.hash.slice(1))]();

registerRootComponent(() => (
  <SafeAreaProvider>
    <ThemeProvider>
      <OverlayProvider>
        <Example />
      </OverlayProvider>
    </ThemeProvider>
  </SafeAreaProvider>
));
`;
}

/** An app that holds a toolkit's source and the examples of the docs. */
export interface TruthApp {
  folder: string;
  examples: readonly string[];
  /** Says whether the packages of the app have to be installed anew. */
  isNew: boolean;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Lays out the app in `.cache/truth`.
 * @param toolkit checkout of the toolkit: a folder with `src/index.ts`
 */
export function layApp(toolkit: string): TruthApp {
  const folder = join(root, '.cache/truth');
  mkdirSync(folder, { recursive: true });
  for (const part of ['toolkit', 'examples', 'test', 'web']) {
    rmSync(join(folder, part), { recursive: true, force: true });
  }
  cpSync(join(toolkit, 'src'), join(folder, 'toolkit/src'), { recursive: true });
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  const snippets = join(root, 'examples/snippets');
  cpSync(join(snippets, 'jestSetup.ts'), join(folder, 'test/jestSetup.ts'));
  cpSync(join(snippets, 'renderApp.tsx'), join(folder, 'test/renderApp.tsx'));
  cpSync(join(snippets, 'orderTest.tsx'), join(folder, 'test/order.test.tsx'));
  const examples = globSync(join(root, 'examples/*.tsx')).map((file) => basename(file, '.tsx'));
  const manifest = json(MANIFEST);
  const before = readIfThere(join(folder, 'package.json'));
  const files: Record<string, string> = {
    'package.json': manifest,
    'tsconfig.compile.json': json(TSCONFIG),
    'tsconfig.toolkit.json': json(TOOLKIT_TSCONFIG),
    'tsconfig.json': json({
      extends: 'expo/tsconfig.base',
      compilerOptions: { paths: METRO_PATHS },
    }),
    'app.json': json(APP_JSON),
    'babel.config.js':
      "module.exports = (api) => (api.cache(true), { presets: ['babel-preset-expo'] });\n",
    'index.tsx': entryOf(examples.sort()),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  return { folder, examples, isNew: before !== manifest };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The first run has no app yet.
    return undefined;
  }
}
