import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../serve.ts', import.meta.url));

/** Runs the server until it ends and returns what it wrote. */
function serveUntilEnd(port: number): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', [script], { env: { ...process.env, PORT: String(port) } });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) => resolve({ code, errors }));
  });
}

describe('npm start on a taken port', () => {
  it('ends with one sentence that names the port and the way out', async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, ready));
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await serveUntilEnd(port);
    other.close();
    expect(code).toBe(1);
    expect(errors.trim()).toBe(
      `${port}번 포트를 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내거나 PORT=3001 npm start 처럼 다른 포트를 고르십시오.`,
    );
  });
});
