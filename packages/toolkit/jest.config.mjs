// Tests of the toolkit on React Native's test renderer, once with the modules of each platform.
import { fileURLToPath } from 'node:url';

const transpiled = 'react-native|@react-native|@react-native-async-storage';

const projectFor = (platform) => ({
  displayName: platform,
  preset: '@react-native/jest-preset',
  rootDir: fileURLToPath(new URL('../../', import.meta.url)),
  roots: ['<rootDir>/packages/toolkit/tests/device'],
  testMatch: ['**/*.device.tsx'],
  haste: { defaultPlatform: platform, platforms: ['android', 'ios', 'native'] },
  moduleNameMapper: {
    '^@0610studio/zs-ui$': '<rootDir>/packages/toolkit/src/index.ts',
    // Its native module does not exist in tests.
    '^@react-native-async-storage/async-storage$':
      '@react-native-async-storage/async-storage/jest/async-storage-mock',
  },
  transform: {
    '\\.[jt]sx?$': ['babel-jest', { configFile: false, presets: ['@react-native/babel-preset'] }],
  },
  transformIgnorePatterns: [`node_modules/(?!(${transpiled})[-/])`],
});

// The first test of a file includes the time in which Babel compiles React Native.
export default { projects: [projectFor('ios'), projectFor('android')], testTimeout: 60_000 };
