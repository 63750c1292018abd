import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../lib/install.mjs';

const readme = readFileSync(`${root}README.md`, 'utf8')
  .split('## Dependencies')
  .at(-1)
  // Expands `@astrojs/{react,mdx}` to two names.
  ?.replace(/(\S+?)\{([^}]+)\}/g, (_, start, ends) =>
    ends.replaceAll(',', ` ${start}`).replace(/^/, start),
  );
const named = new Set(readme?.match(/@?[\w./-]+/g));

it('the README says what each dependency is for', () => {
  const files = [
    'package.json',
    'site/package.json',
    ...globSync('packages/*/package.json', { cwd: root }),
  ];
  const used = files.flatMap((file) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(root + file, 'utf8'),
    );
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  });
  // Packages of this repository, and types of packages that are named.
  const own = /^@types\/|^@zs-docs\/|^@0610studio\//;
  expect([...new Set(used)].filter((name) => !own.test(name) && !named.has(name))).toEqual([]);
});
