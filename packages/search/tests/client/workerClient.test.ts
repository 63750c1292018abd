import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorkerClient } from '../../src/browser/client/workerClient.ts';
import { makeIndexFiles } from '../../src/build/indexFolder.ts';
import { Unreachable } from '../../src/shared/errors.ts';
import { indexReader } from '../../src/shared/files/indexReader.ts';
import { handleRequests } from '../../src/worker/handleRequests.ts';
import { type FakeClient, fakeClient } from '../fixture/client.ts';
import { FakeWorker } from '../fixture/fakeWorker.ts';
import { answerOf, hit } from '../fixture/hits.ts';
import { fixtureRecords, queryOf } from '../fixture/site.ts';

let inner: FakeClient;
let workers: FakeWorker[];
let opened: string[];

beforeEach(() => {
  workers = [];
  opened = [];
  inner = fakeClient(({ text }) => {
    if (text === 'offline') {
      throw new Unreachable('text.json could not be reached.');
    }
    if (text === 'broken') {
      throw new SyntaxError('Unexpected token');
    }
    if (text === 'partial') {
      return { ...answerOf([]), isPartial: true };
    }
    return text === 'slow' ? new Promise(() => undefined) : answerOf([hit(['Overlay', text])]);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const worker of workers) {
    worker.terminate();
  }
});

const connect = () =>
  createWorkerClient('http://localhost/search-index/', (indexUrl) => {
    const worker = new FakeWorker();
    workers.push(worker);
    handleRequests(worker.inside, (opening) => {
      opened.push(opening.indexUrl);
      return inner;
    });
    worker.postMessage({ kind: 'open', indexUrl });
    return { worker: worker as unknown as Worker, opened: Promise.resolve() };
  });

test('each question gets its own answer', async () => {
  const client = connect();
  const answers = await Promise.all(['Alert', 'Loader'].map((q) => client.search(queryOf(q))));
  expect(answers.map(({ hits }) => hits[0]?.hierarchy.lvl1)).toEqual(['Alert', 'Loader']);
  expect(inner.asked[0]).toEqual(queryOf('Alert'));
});

test('one worker opens one index, prepared at once, however often it is asked', async () => {
  const client = connect();
  client.prepare?.();
  client.prepare?.();
  await client.search(queryOf('Alert'));
  expect(workers).toHaveLength(1);
  expect(opened).toEqual(['http://localhost/search-index/']);
  expect(inner.prepared).toBe(1);
});

test('the rest is loaded when it is asked for', async () => {
  const client = connect();
  client.loadFullIndex?.();
  await vi.waitFor(() => expect(inner.loadedFull).toBe(1));
});

test('a partial answer is followed by an improved one to the same question alone', async () => {
  const client = connect();
  const [improved, other] = [vi.fn(), vi.fn()];
  await client.search(queryOf('Loader'), other);
  expect((await client.search(queryOf('partial'), improved)).isPartial).toBe(true);
  const better = answerOf([hit(['Overlay', 'Alert'])]);
  inner.improve(better);
  await vi.waitFor(() => expect(improved).toHaveBeenCalledExactlyOnceWith(better));
  expect(other).not.toHaveBeenCalled();
});

test('a lost connection there is one here, and a fault stays a fault', async () => {
  const client = connect();
  await expect(client.search(queryOf('offline'))).rejects.toThrow(Unreachable);
  const fault = client.search(queryOf('broken'));
  await expect(fault).rejects.not.toBeInstanceOf(Unreachable);
  await expect(fault).rejects.toMatchObject({ name: 'SyntaxError', message: 'Unexpected token' });
});

test('a worker that fails later fails what waits; the next search starts another', async () => {
  const client = connect();
  await client.search(queryOf('Alert'));
  const waits = expect(client.search(queryOf('slow'))).rejects.toThrow('failed: x is not defined');
  await vi.waitFor(() => expect(inner.asked).toHaveLength(2));
  workers[0]?.fail('x is not defined');
  await waits;
  expect(workers[0]?.isTerminated).toBe(true);
  expect((await client.search(queryOf('Alert'))).nbHits).toBe(1);
  expect(workers).toHaveLength(2);
});

describe('Where the browser starts no worker', () => {
  const files = makeIndexFiles(fixtureRecords);
  const nameOf = (url: string) => url.replace('http://localhost/search-index/', '');

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async (url: string) => {
      const file = files[nameOf(url)];
      return new Response(file, { status: file === undefined ? 404 : 200 });
    });
  });

  test('and says so by an exception, the engine runs on the page', async () => {
    const client = createWorkerClient('http://localhost/search-index/', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    client.prepare?.();
    client.loadFullIndex?.();
    const { hits } = await client.search(queryOf('비밀번호'));
    expect(hits[0]?.url).toContain('account');
  });

  test('and says so by an event, as a policy does, what waits is answered on the page, without another worker', async () => {
    const client = connect();
    const waits = client.search(queryOf('slow'));
    await vi.waitFor(() => expect(inner.asked).toHaveLength(1));
    workers[0]?.fail();
    expect((await waits).hits).toEqual([]);
    expect((await client.search(queryOf('비밀번호'))).hits[0]?.url).toContain('account');
    expect(workers).toHaveLength(1);
  });

  test('a file that breaks off is a lost connection, and is read again', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
    const read = fetch;
    const interrupted = vi.fn(read).mockResolvedValueOnce(new Response(broken));
    vi.stubGlobal('fetch', interrupted);
    const client = createWorkerClient('http://localhost/search-index/', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await expect(client.search(queryOf('비밀번호'))).rejects.toThrow(Unreachable);
    expect((await client.search(queryOf('비밀번호'))).hits[0]?.url).toContain('account');
  });
});

test('an error status is no lost connection', async () => {
  const busy = async () => new Response('busy', { status: 503 });
  const read = indexReader('http://localhost/search-index/', busy);
  const failed = read('headings.json');
  await expect(failed).rejects.toThrow('status 503');
  await expect(failed).rejects.not.toBeInstanceOf(Unreachable);
});

test('a question without an index is answered with a failure, not left waiting', async () => {
  const worker = new FakeWorker();
  workers.push(worker);
  handleRequests(worker.inside, () => inner);
  const client = createWorkerClient('http://localhost/', () => ({
    worker: worker as unknown as Worker,
    opened: Promise.resolve(),
  }));
  await expect(client.search(queryOf('Alert'))).rejects.toThrow('No index has been opened');
});
