import { readFileSync } from 'node:fs';
import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('what the testing guide installs is planned, and fits', () => {
  const page = read('site/content/docs/Guide/Testing.mdx');
  const [, specs = ''] = /^npx expo install --dev (.+)$/m.exec(page) ?? [];
  const added = specs.split(' ');
  expect(added.length).toBeGreaterThan(1);
  const fitting = book.installs.filter(({ becomes }) => becomes === 'fits');
  expect(fitting.some(({ packages }) => added.every((spec) => packages.includes(spec)))).toBe(true);
});
