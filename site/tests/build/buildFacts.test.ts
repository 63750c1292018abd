import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildFacts } from '../../src/build/postprocess/buildFacts.ts';

test('a build says its base to whoever serves it', async () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'facts-'))}/`;
  await buildFacts({ base: '/kit/' }).end?.({ folder, log: vi.fn(), warn: vi.fn() });
  expect(JSON.parse(readFileSync(`${folder}build.json`, 'utf8'))).toEqual({ base: '/kit/' });
  rmSync(folder, { recursive: true });
});
