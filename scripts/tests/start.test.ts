import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { writeBuildFacts } from '../lib/buildFacts.mjs';
import { fingerprint } from '../lib/freshness.mjs';
import { root } from '../lib/install.mjs';

let dist = '';

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'started-'));
  writeFileSync(join(dist, 'build.json'), '{"base":"/"}');
  writeFileSync(join(dist, '404.html'), '없음');
  writeFileSync(join(dist, 'index.html'), '처음');
});

afterAll(() => rmSync(dist, { recursive: true }));

const serve = 'scripts/serve.ts';

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn('node', args, { cwd: root, env: { ...process.env, SITE_DIST: dist, ...env } });
}

/** Runs the server until it exits. */
async function serveUntilEnd(env: Record<string, string>) {
  const child = start([serve], env);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, errors: errors.trim() };
}

/** Waits for the address that a server prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  const [output] = await once(child.stdout ?? child, 'data');
  return /http:\/\/\S+/.exec(String(output))?.[0] ?? '';
}

describe('npm start', () => {
  it('on a taken port ends with one sentence that names the port and the way out', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, ready));
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await serveUntilEnd({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(errors).toBe(
      `${port}번 포트를 다른 프로그램이 사용하고 있습니다. 그 프로그램을 종료하거나 PORT=3001 npm start처럼 다른 포트를 지정하세요.`,
    );
  });

  it('serves the last build with the settings that it was made with', async () => {
    const settings = { SITE_BASE: '/' };
    writeBuildFacts(dist, { sources: fingerprint(settings), settings });
    // Packages older than the lockfile are no matter of this test: nothing is installed.
    const idleNpm = join(dist, 'bin', 'npm');
    mkdirSync(dirname(idleNpm));
    writeFileSync(idleNpm, '#!/bin/sh\n', { mode: 0o755 });
    const path = `${dirname(idleNpm)}${delimiter}${process.env.PATH}`;
    const child = start(['scripts/start.mjs'], { PORT: '0', PATH: path });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output).toMatch(/http:\S+/);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it.each(['abc', '70000'])('on the port "%s" says what a port is', async (port) => {
    const { code, errors } = await serveUntilEnd({ PORT: port });
    expect([code, errors]).toEqual([
      1,
      `PORT가 "${port}"입니다. 0에서 65535 사이의 숫자를 지정하세요. 예: PORT=3001 npm start`,
    ]);
  });

  it('without a build says what to do, and shows no stack', async () => {
    const { code, errors } = await serveUntilEnd({ SITE_DIST: join(dist, 'none') });
    expect(code).toBe(1);
    expect(errors).toMatch(/^\S+none\/에 빌드된 사이트가 없습니다. npm run build를 실행하거나/);
    expect(errors).not.toContain('    at ');
  });
});

describe('a signal', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s to the command that started the server ends both, and frees the port',
    async (signal) => {
      const outer = `import { run } from './scripts/lib/install.mjs';
        process.exitCode = await run('node', ['${serve}']);`;
      const child = start(['--input-type=module', '--eval', outer], { PORT: '0' });
      const address = await addressOf(child);
      expect(await (await fetch(address)).text()).toBe('처음');
      child.kill(signal);
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
      await expect(fetch(address)).rejects.toThrow();
    },
  );

  it('lets an answer that has begun come to its end', async () => {
    const text = 'a'.repeat(5_000_000);
    writeFileSync(join(dist, 'big.txt'), text);
    const child = start([serve], { PORT: '0' });
    const answer = await fetch(`${await addressOf(child)}big.txt`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await answer.text()).toBe(text);
    await ended;
  });

  it('ends a command that does not listen, and the outer command says so by its code', async () => {
    const outer = `import { run } from './scripts/lib/install.mjs';
      process.exitCode = await run('node', ['--eval', 'console.log("http://x"); setInterval(() => {}, 1e6)']);`;
    const child = start(['--input-type=module', '--eval', outer]);
    await addressOf(child);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(143);
  });
});
