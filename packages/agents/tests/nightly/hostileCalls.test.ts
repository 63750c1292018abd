import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GARBAGE, hostileCalls } from '../fixture/hostileCalls.ts';
import { type RawAnswer, rawClient } from '../fixture/rawClient.ts';
import { siteFolder } from '../fixture/site.ts';
import { startServer } from '../fixture/startServer.ts';

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

test('A message past the bound is answered by an error, and the server goes on', async () => {
  const { client } = await openRaw();
  client.send('x'.repeat(3_000_000));
  client.send(`${'x'.repeat(3_000_000)}\n`);
  expect(textOf(await client.ask(good))).toContain('Snackbar.md');
  expect(client.stray).toMatchObject([expect.stringMatching(/"id":null.*2 MB/)]);
});
