import { defineConfig } from '@playwright/test';
import { isPinned, testBrowser } from './scripts/lib/browser.mjs';
import { findNginx } from './scripts/lib/nginx.mjs';

const port = Number(process.env.TEST_PORT ?? 4173);
const report = process.env.TEST_REPORT;

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // `npm test` runs the tests tagged `@smoke`; nginx is installed where that is allowed.
  // Those of tests/engines have a configuration of their own.
  testIgnore: ['tests/engines/**', ...(findNginx() ? [] : ['nginx.spec.ts'])],
  // Another browser or font draws other letters; the last lines of `npm test` say so.
  ignoreSnapshots: !isPinned,
  // A run compares; `npm run pictures` alone makes and renews pictures.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/screenshots/{testFileName}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Tests wait for a page more than they compute: three keep two processors busy.
  workers: 3,
  retries: 0,
  // Limits end a test that hangs; on a busy machine one takes twenty times as long as on an idle one.
  timeout: 180_000,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  expect: {
    timeout: 30_000,
    // So few pixels may differ that a lost line of Korean is noticed; threshold is how far a color may
    // be from that of the picture (0 to 1), as looks.spec.ts keeps its pictures in few colors.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.05, animations: 'disabled' },
  },
  use: {
    baseURL: `http://localhost:${port}/zs-ui/`,
    locale: 'ko-KR',
    launchOptions: testBrowser(),
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/zs-ui/docs/intro/`,
    reuseExistingServer: !process.env.CI,
  },
});
