import { defineConfig } from '@playwright/test';
import { findChromium, quietArgs } from './scripts/lib/browser.mjs';
import { findNginx } from './scripts/lib/nginx.mjs';

const port = Number(process.env.TEST_PORT ?? 4173);
const report = process.env.TEST_REPORT;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // `npm test` installs it where it may, and says in its last lines when it did without.
  testIgnore: findNginx() ? [] : ['nginx.spec.ts'],
  // A run compares; `npm run pictures` alone makes and renews pictures.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/screenshots/{testFileName}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A second try tells a busy machine from a broken page; the report names every test that needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  expect: {
    timeout: 10_000,
    // So few pixels may differ that a lost line of Korean is noticed; threshold is how far a color may
    // be from that of the picture (0 to 1), as looks.spec.ts keeps its pictures in few colors.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.05, animations: 'disabled' },
  },
  use: {
    baseURL: `http://localhost:${port}/zs-ui/`,
    // A worker would answer behind the routes that tests put in place; offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'ko-KR',
    launchOptions: { executablePath: findChromium(), args: quietArgs },
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/zs-ui/docs/intro/`,
    reuseExistingServer: !process.env.CI,
  },
});
