import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { toolkitProjects } from './packages/toolkit/vitest.projects.ts';

const report = process.env.TEST_REPORT;
const isAll = process.env.TEST_SCOPE === 'all';

/** Errors outside of every test fail the run, and the JSON report leaves them out. */
const strayErrors: Reporter = {
  onTestRunEnd: (_modules, errors) =>
    writeFileSync(
      `${report}.errors`,
      JSON.stringify(errors.map(({ message, stack }) => stack ?? message)),
    ),
};

const include = [
  'packages/{agents,api-docs,playground,search,words}/tests/**/*.test.{ts,tsx}',
  'site/tests/**/*.test.{ts,tsx}',
  'scripts/tests/**/*.test.ts',
  'tests/{built,nightly}/**/*.test.ts',
];
const nightly = ['{packages/*,scripts}/tests/nightly/**', 'tests/nightly/**'];

/** Tests in Node or, where they ask for it, in jsdom; those of each share a process. */
const docsTests: UserWorkspaceConfig = {
  // The build of the playground writes this module: its source has the type alone.
  resolve: {
    alias: [
      {
        find: /^\.\/fieldStyles\.js$/,
        replacement: fileURLToPath(
          new URL('packages/playground/dist/browser/fieldStyles.js', import.meta.url),
        ),
      },
    ],
  },
  test: {
    name: 'docs',
    include,
    exclude: isAll ? [] : nightly,
    isolate: false,
    setupFiles: ['tests/support/freshProcess.ts'],
    // Limits end a test that hangs; on a busy machine one takes twenty times as long as on an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
};

export default defineConfig({
  test: {
    // By default one processor is kept for the watcher; nothing is watched here.
    maxWorkers: '100%',
    reporters: report ? ['default', ['json', { outputFile: report }], strayErrors] : ['default'],
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.cache/coverage',
      include: ['packages/*/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}'],
      exclude: ['**/types.ts', '**/*.d.ts'],
      // A few lines below what is covered: whoever adds a module adds its tests. What runs in a
      // frame or a worker of its own is run from its build, by unit tests and in the browser.
      thresholds: {
        'packages/toolkit/src/**': { lines: 95 },
        'packages/search/src/**': { lines: 92 },
        'packages/playground/src/{browser,react,shared}/**': { lines: 88 },
        'packages/api-docs/src/**': { lines: 84 },
        'site/src/**': { lines: 69 },
      },
    },
    projects: [docsTests, ...toolkitProjects],
  },
});
