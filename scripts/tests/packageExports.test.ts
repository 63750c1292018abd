import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/install.mjs';

const sheets = globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
  const { exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return Object.entries<{ types?: string; default?: string }>(exports)
    .filter(([name]) => name.endsWith('.css'))
    .map(([name, target]) => [join(dirname(file), name), dirname(file), target] as const);
});

// TypeScript 7 refuses an import of a style sheet without types (TS2882).
test.each(sheets)('%s can be imported in TypeScript', (_name, folder, target) => {
  for (const file of [target.types, target.default]) {
    expect(existsSync(join(root, folder, file ?? 'missing'))).toBe(true);
  }
});
