import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIndex } from '../../src/build/index.ts';
import { fixtureRecords } from '../fixture/site.ts';

const bin = fileURLToPath(new URL('../../bin/zs-search.js', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-'));
  await writeIndex(fixtureRecords, folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the command as a user does, and returns it with the first line that it says. */
async function serve(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [bin, 'serve', ...args], {
    env: { ...process.env, LANG: 'en_US.UTF-8', ...env },
  });
  const [line] = await once(child.stdout, 'data');
  return { child, line: String(line) };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function ask(origin: string, query: string): Promise<string[]> {
  const response = await fetch(`${origin}/1/indexes/*/queries`, {
    method: 'POST',
    body: JSON.stringify({ requests: [{ indexName: 'any', query }] }),
  });
  const { results } = await response.json();
  return results[0].hits.map((hit: { url: string }) => hit.url);
}

test.each([
  ['--port', ['--port', '0'], {}],
  ['PORT', [], { PORT: '0' }],
])(
  'zs-search serve answers queries at the address that it says; port by %s',
  async (_by, args, env) => {
    const { child, line } = await serve([folder, ...args], env);
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    expect(await ask(origin, '충돌 해결')).toContain('/n/sync/#conflicts');
    await end(child);
  },
);

test('a port that another program uses is told in one sentence', async () => {
  const other: Server = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, [bin, 'serve', folder, '--port', String(port)], {
    env: { ...process.env, LANG: 'en_US.UTF-8' },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(String(port));
  expect(said).not.toContain('    at ');
});

test('an index that is broken is told as none', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'index-'));
  await writeFile(join(broken, 'headings.json'), '{"version":');
  const child = spawn(process.execPath, [bin, 'serve', broken], {
    env: { ...process.env, LANG: 'ko_KR.UTF-8' },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  await rm(broken, { recursive: true });
  expect(code).toBe(1);
  expect(said).toContain(broken);
  expect(said).not.toContain('    at ');
});
