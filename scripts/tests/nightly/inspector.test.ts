import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { env, root } from '../../lib/install.mjs';

/** 110 MB that nothing else needs, so it is installed here alone. */
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';
const INSTALL_MS = 300_000;
const server = ['node', join(root, 'packages/agents/bin/zs-docs-mcp.js'), join(root, 'site/dist')];
let folder = '';

/** Runs a command in the temporary folder; rejects with its output when it fails. */
function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: folder, env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stdout}${stderr}`)) : resolve(stdout),
    );
  });
}

const inspect = (...args: string[]) =>
  run(join(folder, 'node_modules/.bin/mcp-inspector'), ['--cli', ...server, ...args]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspector-'));
  const flags = ['--silent', '--no-save', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags, '--prefix', folder, INSPECTOR]);
}, INSTALL_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('The MCP inspector', () => {
  test('lists the tools and finds nothing in their schemas that a client may not understand', async () => {
    const { tools } = JSON.parse(await inspect('--method', 'tools/list', '--strict'));
    expect(tools.map(({ name }: { name: string }) => name)).toContain('check_code');
  });

  test('calls a tool over the built site', async () => {
    const call = ['--method', 'tools/call', '--tool-name', 'component', '--tool-arg'];
    expect(await inspect(...call, 'name=ZSTextField')).toContain('# ZSTextField (component');
  });
});
