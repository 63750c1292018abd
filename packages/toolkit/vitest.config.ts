import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { 'react-native': 'react-native-web' },
    mainFields: ['module', 'main'],
    extensions: ['.web.tsx', '.web.ts', '.web.js', '.tsx', '.ts', '.js', '.mjs', '.json'],
  },
  // React Native Web skips animations when NODE_ENV is `test`.
  define: { __DEV__: 'true', 'process.env.NODE_ENV': '"development"' },
  test: {
    name: 'zs-ui',
    environment: 'jsdom',
    // Limits end a test that hangs; on a busy machine one takes twenty times as long as on an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    server: { deps: { inline: [/react-native/, /async-storage/] } },
  },
});
