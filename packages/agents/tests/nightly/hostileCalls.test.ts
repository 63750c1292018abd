import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GARBAGE, hostileCalls } from '../fixture/hostileCalls.ts';
import { type RawAnswer, rawClient } from '../fixture/rawClient.ts';
import { siteFolder } from '../fixture/site.ts';
import { startHttp, startServer } from '../fixture/startServer.ts';

const calls = hostileCalls();
/** Memory of the server at its highest. */
const MAX_MEMORY_KB = 400 * 1024;

const good = { method: 'tools/call', params: { name: 'search', arguments: { query: 'Snackbar' } } };
const textOf = ({ result }: RawAnswer) => result?.content?.[0]?.text ?? '';

async function openRaw() {
  const child = await startServer([await siteFolder()]);
  const client = rawClient(child);
  await client.greet();
  return { child, client };
}

function highestMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  const line = existsSync(status) ? readFileSync(status, 'utf8') : '';
  return Number(/VmHWM:\s*(\d+)/.exec(line)?.[1] ?? 0);
}

test('Every hostile call is answered, all at once too, and the server goes on', async () => {
  const { child, client } = await openRaw();
  const answers = await Promise.all(calls.map((call) => client.ask(call)));
  const [silent] = answers.filter(({ result, error }) => !result && !error);
  expect(silent).toBeUndefined();
  const faults = answers.map(textOf).filter((text) => text.includes('서버 내부의 오류'));
  expect(faults).toEqual([]);
  expect(answers.filter((answer) => textOf(answer).includes('root:'))).toEqual([]);
  expect(textOf(await client.ask(good))).toContain('Snackbar.md');
  expect(highestMemory(child.pid)).toBeLessThan(MAX_MEMORY_KB);
});

test('Lines that are no messages are passed over, and say nothing on the output', async () => {
  const { client } = await openRaw();
  for (const line of GARBAGE) {
    client.send(`${line}\n`);
    expect(textOf(await client.ask(good))).toContain('Snackbar.md');
  }
  expect(client.stray.filter((line) => !line.includes('"error"'))).toEqual([]);
});

test('A message that arrives in pieces is answered when it is whole', async () => {
  const { client } = await openRaw();
  const answered = client.ask({ ...good, params: undefined });
  client.send('{"jsonrpc":"2.0","id":');
  await answered;
  client.send('1,"method":"tools/list"}\n');
  expect(textOf(await client.ask(good))).toContain('Snackbar.md');
  expect(client.stray.join()).toContain('"id":1');
});

test('A message past the bound ends the server, which cannot know where the next one begins', async () => {
  const { child, client } = await openRaw();
  client.send('x'.repeat(3_000_000));
  expect(await once(child, 'exit')).toEqual([0, null]);
});

// One after another, each on its own: minutes on a busy machine.
describe('Over HTTP', { timeout: 300_000 }, () => {
  test('every hostile call is answered, and the server goes on', async () => {
    const { url } = await startHttp(await siteFolder());
    const ask = async (body: string) => {
      const headers = {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      };
      const response = await fetch(url, { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    };
    for (const line of GARBAGE) {
      expect((await ask(line)).status).toBeGreaterThanOrEqual(200);
    }
    for (const call of calls) {
      const { status, text } = await ask(JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }));
      expect(status === 200 ? text : '{"error"').toMatch(/"result"|"error"/);
      expect(status).toBeLessThan(500);
    }
    expect((await ask(JSON.stringify({ jsonrpc: '2.0', id: 1, ...good }))).text).toContain(
      'Snackbar.md',
    );
  });
});
