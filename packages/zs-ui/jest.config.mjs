// The toolkit on React Native's own renderer, as each platform resolves and draws it.
import { fileURLToPath } from 'node:url';

const compiled = 'react-native|@react-native|@react-native-async-storage';

const on = (platform) => ({
  displayName: platform,
  preset: '@react-native/jest-preset',
  rootDir: fileURLToPath(new URL('../../', import.meta.url)),
  roots: ['<rootDir>/packages/zs-ui/tests/device'],
  testMatch: ['**/*.device.tsx'],
  haste: { defaultPlatform: platform, platforms: ['android', 'ios', 'native'] },
  moduleNameMapper: {
    '^@0610studio/zs-ui$': '<rootDir>/packages/zs-ui/src/index.ts',
    // It has no native half in a test.
    '^@react-native-async-storage/async-storage$':
      '@react-native-async-storage/async-storage/jest/async-storage-mock',
  },
  transform: {
    '\\.[jt]sx?$': ['babel-jest', { configFile: false, presets: ['@react-native/babel-preset'] }],
  },
  transformIgnorePatterns: [`node_modules/(?!(${compiled})[-/])`],
});

// The first test of a file waits until all of React Native is compiled.
export default { projects: [on('ios'), on('android')], testTimeout: 60_000 };
