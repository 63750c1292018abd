import { defineConfig } from 'vitest/config';

const report = process.env.TEST_REPORT;

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    coverage: {
      provider: 'v8',
      reporter: ['text-summary'],
      include: ['packages/zs-ui/src/**'],
      exclude: ['packages/zs-ui/src/**/types.ts'],
      thresholds: { lines: 90 },
    },
    projects: [
      {
        test: {
          name: 'docs',
          // Some start programs of their own, and a busy machine takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            'packages/{api-docs,playground,search}/tests/**/*.test.{ts,tsx}',
            'site/tests/**/*.test.{ts,tsx}',
            'scripts/tests/**/*.test.ts',
          ],
        },
      },
      'packages/*/vitest.config.ts',
    ],
  },
});
