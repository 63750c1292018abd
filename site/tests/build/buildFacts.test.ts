import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildFacts } from '../../src/build/postprocess/buildFacts.ts';

test('a build says its base, and which addresses lead to others, to whoever serves it', async () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'facts-'))}/`;
  const facts = { base: '/kit/', redirects: { 'docs/': 'docs/intro/' } };
  await buildFacts(facts).end?.({ folder, log: vi.fn(), warn: vi.fn() });
  expect(JSON.parse(readFileSync(`${folder}build.json`, 'utf8'))).toEqual(facts);
  rmSync(folder, { recursive: true });
});
