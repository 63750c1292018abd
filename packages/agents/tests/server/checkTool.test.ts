import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { expect, test, vi } from 'vitest';
import { checkCode } from '../../src/check/index.ts';
import { createServer } from '../../src/server/createServer.ts';
import { tempFolder } from '../fixture/site.ts';

vi.mock('../../src/check/index.ts', () => ({
  checkedVersions: () => ['1.2.3'],
  documentedVersion: () => '1.2.3',
  checkCode: vi.fn(() => new Promise(() => undefined)),
}));

test('A check is told when its caller cancels it', async () => {
  const load = () => Promise.reject(new Error('no docs'));
  const server = createServer({ version: '1.0.0', load, folder: await tempFolder() });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  const caller = new AbortController();
  const call = client.callTool(
    { name: 'check_code', arguments: { code: '' } },
    { signal: caller.signal },
  );
  await vi.waitFor(() => expect(checkCode).toHaveBeenCalled());
  const signal = vi.mocked(checkCode).mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);
  caller.abort();
  await expect(call).rejects.toThrow();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
});
