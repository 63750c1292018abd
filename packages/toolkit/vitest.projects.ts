import type { UserWorkspaceConfig } from 'vitest/config';

const include = 'tests/**/*.test.{ts,tsx}';

/** Tests that mock a module, which every later test of their process would see. */
const mocked = 'tests/mocked/**';

const toolkitTests = (name: string, test: UserWorkspaceConfig['test']): UserWorkspaceConfig => ({
  root: import.meta.dirname,
  resolve: {
    alias: { 'react-native': 'react-native-web' },
    mainFields: ['module', 'main'],
    extensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js', '.mjs', '.json'],
  },
  // React Native Web skips animations when NODE_ENV is `test`.
  define: { __DEV__: 'true', 'process.env.NODE_ENV': '"development"' },
  test: {
    name,
    environment: 'jsdom',
    // Limits end a test that hangs; on a busy machine one takes twenty times as long as on an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ['tests/support/setup.ts'],
    server: { deps: { inline: [/react-native/, /async-storage/] } },
    ...test,
  },
});

/** The tests of the toolkit in a DOM. One process loads React Native Web once for all of them. */
export const toolkitProjects = [
  toolkitTests('zs-ui', { include: [include], exclude: [mocked], isolate: false }),
  toolkitTests('zs-ui mocked', { include: [mocked] }),
];
