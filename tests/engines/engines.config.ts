import { defineConfig } from '@playwright/test';
import { engines } from './engines.ts';

const report = process.env.TEST_REPORT;

/** Browsers other than Playwright's own: each drives its window by the calls of `tab.ts`. */
export default defineConfig<object, { engineName: string }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  projects: engines.map(({ name }) => ({ name, use: { engineName: name } })),
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 180_000,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
});
