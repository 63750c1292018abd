import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { book } from '@0610studio/zs-ui/facts';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished, test } from 'vitest';
import { tools } from '../../src/shared/tools.ts';
import { rawClient } from '../fixture/rawClient.ts';
import { serveSite, siteFolder, tempFolder, writeSite } from '../fixture/site.ts';
import { BIN, startServer } from '../fixture/startServer.ts';

/** A client of either protocol, connected to a server that it starts. */
async function connect(site: string, mode: 'legacy' | 'auto' = 'legacy'): Promise<Client> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, site],
    cwd: await tempFolder(),
    env: { ZS_DOCS_CACHE: await tempFolder() },
    stderr: 'pipe',
  });
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

/** The text that a tool answers, and whether it is an error. */
async function ask(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return { text: first?.type === 'text' ? first.text : '', isError, structuredContent };
}

test.each(['legacy', 'auto'] as const)(
  'A client (%s) lists the tools, reads the docs by them and has code checked',
  async (mode) => {
    const client = await connect(await siteFolder(), mode);
    const listed = await client.listTools();
    expect(listed.tools.map(({ name }) => name)).toEqual(Object.keys(tools));
    expect(listed.tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getInstructions()).toContain('check_code');
    expect((await ask(client, 'search', { query: '오류 메시지' })).text).toContain('#errors');
    expect((await ask(client, 'read', { page: 'docs/intro.md' })).text).toContain('# 설치');
    const component = await ask(client, 'component', { name: 'ZSTextField', version: '0.33.1' });
    expect(component.text).toContain('0.33.1');
    expect((await ask(client, 'example', { name: 'ZSTextField.basic' })).text).toContain('tsx');
    const { text, structuredContent } = await ask(client, 'check_code', {
      code: "import { Nope } from '@0610studio/zs-ui';",
    });
    expect(text).toContain('1:10 [missing-export]');
    expect(structuredContent).toMatchObject({
      version: book.documented.version,
      findings: [{ line: 1, column: 10, rule: 'missing-export' }],
    });
  },
);

test('A call with a version that does not exist is answered with the nearest', async () => {
  const client = await connect(await siteFolder());
  const { text, isError } = await ask(client, 'component', { name: 'Snackbar', version: '0.32.3' });
  expect(isError).toBe(true);
  expect(text).toContain('0.32.2, 0.32.10');
});

test('A server whose site is down says so, and answers once the site is there', async () => {
  const folder = await tempFolder();
  const { url } = await serveSite(folder);
  const client = await connect(url);
  const down = await ask(client, 'search', { query: 'Snackbar' });
  expect(down.isError).toBe(true);
  expect(down.text).toMatch(/읽지 못했습니다: .*404.*주소를 확인하고/);
  await writeSite(folder);
  expect((await ask(client, 'search', { query: 'Snackbar' })).text).toContain('Snackbar.md');
});

test.each([
  ['its client closes the input', (child) => child.stdin.end()],
  ['it is asked to', (child) => child.kill('SIGTERM')],
] satisfies [string, (child: ChildProcessWithoutNullStreams) => void][])(
  'A server ends when %s',
  async (_when, end) => {
    const child = await startServer([await siteFolder()]);
    const client = rawClient(child);
    await client.greet();
    end(child);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);
