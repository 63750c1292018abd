// An answer on React Native's test renderer, as the tests of the toolkit run. BENCH_ANSWER names its folder.
import { fileURLToPath } from 'node:url';
import base from '../../../toolkit/jest.config.mjs';

const [ios] = base.projects;

export default {
  ...base,
  projects: [
    {
      ...ios,
      displayName: 'answer',
      roots: [fileURLToPath(new URL('.', import.meta.url))],
      testMatch: ['**/answer.device.tsx'],
    },
  ],
};
