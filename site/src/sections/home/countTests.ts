import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = '{tests,scripts/tests,site/tests,packages/*/tests}/**/*.{test,spec}.{ts,tsx}';
const TEST = /^\s*(?:test|it)(?:\.each\b|\.for\b)?\(/gm;

/**
 * Tests that are written in the repository. One that runs for each of many pages counts once.
 * @param root folder of the repository; the build runs in site/
 */
export function countTests(root = '..'): number {
  return globSync(FILES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .reduce((sum, text) => sum + (text.match(TEST)?.length ?? 0), 0);
}
