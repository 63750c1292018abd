import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { serverPackage } from '../../src/build/agents/serverPackage.ts';

const root = mkdtempSync(join(tmpdir(), 'server-package-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

const manifest = {
  name: '@kit/server',
  version: '1.2.3',
  description: 'Serves.',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20' },
  bin: { serve: './bin/serve.js' },
  exports: { './tools': './dist/shared/tools.js' },
  scripts: { build: 'exit 1', prepack: 'exit 1' },
  dependencies: { react: '1.0.0', typescript: '5.9.3' },
  devDependencies: { vitest: '1.0.0' },
};

async function packed(site: string) {
  for (const name of ['bin/serve.js', 'dist/bundle/serve.js', 'dist/bundle/licenses.md']) {
    write(`source/${name}`, name);
  }
  for (const name of ['declarations.br', 'NOTICES.txt', 'index.js', 'tsconfig.tsbuildinfo']) {
    write(`source/dist/check/${name}`, name);
  }
  write('source/src/main.ts', '');
  write('source/README.md', '# Server');
  write('source/LICENSE', 'MIT');
  write('source/package.json', JSON.stringify(manifest));
  write('site/agents/index.json', '{}');
  const step = serverPackage({ site, source: `${root}/source` });
  await step.end?.({ folder: `${root}/site/`, log: vi.fn(), warn: vi.fn() });
  return join(root, 'site/agents/zs-docs-mcp.tgz');
}

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

test('the package of the server has what it runs and its licences, and installs the compiler alone', async () => {
  const file = await packed('https://kit.test/docs/');
  const names = execFileSync('tar', ['-tzf', file]).toString().trim().split('\n');
  expect(names.sort()).toEqual([
    'package/LICENSE',
    'package/README.md',
    'package/bin/serve.js',
    'package/dist/bundle/licenses.md',
    'package/dist/bundle/serve.js',
    'package/dist/check/NOTICES.txt',
    'package/dist/check/declarations.br',
    'package/package.json',
  ]);
  const text = execFileSync('tar', ['-xzOf', file, 'package/package.json']).toString();
  expect(JSON.parse(text)).toEqual({
    name: '@kit/server',
    version: '1.2.3',
    description: 'Serves.',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    bin: { serve: './bin/serve.js' },
    dependencies: { typescript: '5.9.3' },
    homepage: 'https://kit.test/docs/',
    files: expect.any(Array),
  });
});

test('the same server makes the same package, and another site another one', async () => {
  const first = digest(await packed('https://kit.test/docs/'));
  expect(digest(await packed('https://kit.test/docs/'))).toBe(first);
  expect(digest(await packed('https://fork.test/docs/'))).not.toBe(first);
});
