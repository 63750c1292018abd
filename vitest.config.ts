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
