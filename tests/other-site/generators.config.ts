// npm run test:generators: sites of other generators, which take too long to install for npm test.
import { defineConfig } from '@playwright/test';
import { findChromium, quietArgs } from '../../scripts/lib/browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.generator.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    locale: 'ko-KR',
    launchOptions: { executablePath: findChromium(), args: quietArgs },
  },
});
