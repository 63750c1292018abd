// The toolkit beside the published one, on React Native's test renderer of each platform. TOOLKIT names a
// checkout of the published source; `npm run truth -- --toolkit PATH` runs it.
import { join } from 'node:path';
import base from '../../jest.config.mjs';

const published = process.env.TOOLKIT ?? '';
const here = '<rootDir>/packages/toolkit/tests/truth';

export default {
  ...base,
  projects: base.projects.map((project) => ({
    ...project,
    roots: [here],
    setupFiles: [...(project.setupFiles ?? []), `${here}/standIns/oldReactNative.ts`],
    testMatch: ['**/*.truth.tsx'],
    // The published source has no dependencies beside it.
    modulePaths: ['<rootDir>/node_modules'],
    moduleNameMapper: {
      ...project.moduleNameMapper,
      '^@0610studio/zs-ui$': `${here}/current.ts`,
      '^\\./published$': join(published, 'src/index.ts'),
      '^react-native-reanimated$': `${here}/standIns/reanimated.tsx`,
      '^expo-modules-core$': `${here}/standIns/expoModulesCore.ts`,
      '^expo-navigation-bar$': `${here}/standIns/navigationBar.ts`,
    },
  })),
};
