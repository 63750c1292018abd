import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distUrl } from '../../lib/dist.mjs';
import { env } from '../../lib/install.mjs';
import { createSiteServer } from '../../lib/siteServer.ts';

const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'agents-server-'));
const app = join(folder, 'app');
// Neither an earlier copy of the server nor of the docs answers.
const fresh = {
  ...env,
  npm_config_cache: join(folder, 'npm'),
  ZS_DOCS_CACHE: join(folder, 'docs'),
} as Record<string, string>;
const server = createSiteServer(distUrl);
let site = '';

beforeAll(async () => {
  mkdirSync(app);
  await once(server.listen(0), 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}${server.base}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What a developer pastes, with the address of this build. */
const command = (...args: string[]) => ['-y', `${site}agents/zs-docs-mcp.tgz`, ...args];

const textOf = ({ content }: { content: unknown }) => JSON.stringify(content);

test('npx runs the server from the site in an empty folder, and it answers a client from the same site', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: 'npx', args: command(site), cwd: app, env: fresh }),
  );
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'check_code',
    'component',
    'example',
    'read',
    'search',
  ]);
  const ask = async (name: string, args: Record<string, unknown>) =>
    textOf(await client.callTool({ name, arguments: args }));
  expect(await ask('search', { query: '알림창 띄우기' })).toContain('docs/OverlayComponent/Alert');
  expect(await ask('component', { name: 'ZSTextField' })).toContain('errorMessage');
  expect(await ask('example', { name: 'Alert.confirm' })).toContain('showAlert');
  const code = "import { ZSButton } from '@0610studio/zs-ui';\nexport const Button = ZSButton;\n";
  expect(await ask('check_code', { code })).toContain('missing-export');
  await client.close();
});

test('npx adds the index to the AGENTS.md of an app, once', async () => {
  writeFileSync(join(app, 'package.json'), '{}');
  writeFileSync(join(app, 'AGENTS.md'), '# 앱\n');
  const add = () => run('npx', command('add', '--site', site), { cwd: app, env: fresh });
  await add();
  const first = readFileSync(join(app, 'AGENTS.md'), 'utf8');
  expect(first).toMatch(/^# 앱\n\n<!-- zs-ui-docs:begin /);
  await add();
  expect(readFileSync(join(app, 'AGENTS.md'), 'utf8')).toBe(first);
});
