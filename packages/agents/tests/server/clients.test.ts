import { once } from 'node:events';
import { request } from 'node:http';
import { book } from '@0610studio/zs-ui/facts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tools } from '../../src/shared/tools.ts';
import { serveSite, siteFolder, tempFolder, writeSite } from '../fixture/site.ts';
import { BIN, startHttp, startServer } from '../fixture/startServer.ts';

type Mode = 'legacy' | 'auto';

async function overStdio(site: string, mode: Mode, cwd?: string): Promise<Client> {
  const folder = cwd ?? (await tempFolder());
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, site],
    cwd: folder,
    env: { ZS_DOCS_CACHE: await tempFolder() },
    stderr: 'pipe',
  });
  return connect(transport, mode);
}

async function overHttp(site: string, mode: Mode): Promise<Client> {
  const { url } = await startHttp(site);
  return connect(new StreamableHTTPClientTransport(url), mode);
}

async function connect(transport: Parameters<Client['connect']>[0], mode: Mode): Promise<Client> {
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

/** Each transport and each protocol; at night, each of both. */
const CLIENTS: [string, Mode, typeof overStdio][] = [
  ['stdio', 'legacy', overStdio],
  ['HTTP', 'auto', overHttp],
];
if (process.env.TEST_SCOPE === 'all') {
  CLIENTS.push(['stdio', 'auto', overStdio], ['HTTP', 'legacy', overHttp]);
}

test.each(CLIENTS)(
  'Over %s, a client (%s) lists the tools, reads the docs by them and has code checked',
  async (_name, mode, open) => {
    const client = await open(await siteFolder(), mode);
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
  const client = await overStdio(await siteFolder(), 'legacy');
  const { text, isError } = await ask(client, 'component', { name: 'Snackbar', version: '0.32.3' });
  expect(isError).toBe(true);
  expect(text).toContain('0.32.2, 0.32.10');
});

test('A server whose site is down says so, and answers once the site is there', async () => {
  const folder = await tempFolder();
  const { url } = await serveSite(folder);
  const client = await overStdio(url, 'legacy');
  const down = await ask(client, 'search', { query: 'Snackbar' });
  expect(down.isError).toBe(true);
  expect(down.text).toMatch(/읽지 못했습니다: .*404.*주소를 확인하고/);
  await writeSite(folder);
  expect((await ask(client, 'search', { query: 'Snackbar' })).text).toContain('Snackbar.md');
});

describe('A server ends', () => {
  test('when its client closes the input', async () => {
    const child = await startServer([await siteFolder()]);
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('when it is asked to, over HTTP too with a client that is connected', async () => {
    const { child, url } = await startHttp(await siteFolder());
    await connect(new StreamableHTTPClientTransport(url), 'legacy');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('Over HTTP', () => {
  /** Status that a request with these headers gets; fetch sets no Host. */
  const statusOf = (url: URL, headers: Record<string, string>, body = '{}') =>
    new Promise<number | undefined>((resolve, reject) => {
      request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } })
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end(body);
    });

  test('a page of another site cannot reach the server, by its name or by one that it rebinds', async () => {
    const { url } = await startHttp(await siteFolder());
    expect(await statusOf(url, { host: 'evil.example' })).toBe(403);
    expect(await statusOf(url, { origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(url, { origin: 'http://localhost:5173' })).not.toBe(403);
  });

  test('a body that is too large is refused, and the server goes on', async () => {
    const { url } = await startHttp(await siteFolder());
    expect(await statusOf(url, {}, 'x'.repeat(3_000_000))).toBe(413);
    expect(await statusOf(new URL('/other', url), {})).toBe(404);
  });

  test('a port that is taken is an error that says what to do', async () => {
    const { url } = await startHttp(await siteFolder());
    const second = await startServer(['http', await siteFolder(), '--port', url.port]);
    const [message] = await once(second.stderr, 'data');
    expect(String(message)).toContain('--port로 다른 포트를');
    expect(await once(second, 'exit')).toEqual([1, null]);
  });
});
