import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BrowserSearchClient } from '../../src/browser/client/browserClient.ts';
import type { IndexUrls } from '../../src/browser/client/indexFiles.ts';
import { serveClient, type TalkEnd } from '../../src/browser/client/serveClient.ts';
import { createRemoteClient, createWorkerClient } from '../../src/browser/client/workerClient.ts';
import { answer, hit } from './hits.ts';

const urls = {
  headingsUrl: 'http://localhost/headings.json',
  textUrl: 'http://localhost/text.json',
};
const question = (query: string) => ({ requests: [{ indexName: 'zs-ui', query }] });

let channel: MessageChannel;
let opened: IndexUrls[];
let prepared: number;
let better: () => void;

beforeEach(() => {
  channel = new MessageChannel();
  opened = [];
  prepared = 0;
  const client: BrowserSearchClient = {
    async prepare() {
      prepared += 1;
      return true;
    },
    onBetter(listener) {
      better = listener;
      return () => undefined;
    },
    async search({ requests }) {
      const [request] = requests;
      if (request?.query === 'lost') {
        throw new TypeError('offline');
      }
      if (request?.query === 'slow') {
        return new Promise(() => undefined);
      }
      return answer([hit(['Overlay', request?.query ?? ''])]);
    },
  };
  serveClient(channel.port1 as unknown as TalkEnd, ({ urls: given }) => {
    opened.push(given);
    return client;
  });
  channel.port1.start();
  channel.port2.start();
});

afterEach(() => channel.port1.close());

const connect = () => {
  channel.port2.postMessage({ kind: 'open', urls });
  return createRemoteClient(channel.port2 as unknown as TalkEnd);
};

test('a search in a worker answers each question with its own hits', async () => {
  const client = connect();
  const answers = await Promise.all(['Alert', 'Loader'].map((q) => client.search(question(q))));
  expect(answers.map(({ results }) => results[0]?.hits[0]?.hierarchy.lvl1)).toEqual([
    'Alert',
    'Loader',
  ]);
  expect(opened).toEqual([urls]);
});

test('a question that comes before the index is opened is answered once it is', async () => {
  const client = createRemoteClient(channel.port2 as unknown as TalkEnd);
  const answers = Promise.all([client.search(question('Alert')), client.prepare()]);
  channel.port2.postMessage({ kind: 'open', urls });
  const [{ results }, isComplete] = await answers;
  expect(results[0]?.hits[0]?.hierarchy.lvl1).toBe('Alert');
  expect(isComplete).toBe(true);
});

test('a failure there is a failure here', async () => {
  await expect(connect().search(question('lost'))).rejects.toThrow('offline');
});

test('a worker that cannot be started fails what waits and what comes', async () => {
  const client = connect();
  const waits = expect(client.search(question('slow'))).rejects.toThrow('could not be started');
  client.lose();
  await waits;
  await expect(client.search(question('Alert'))).rejects.toThrow('could not be started');
  expect(await client.prepare()).toBe(false);
});

test('it is prepared from here, and tells when its answers get better', async () => {
  const client = connect();
  const told = new Promise<void>((resolve) => client.onBetter(resolve));
  expect(await client.prepare()).toBe(true);
  expect(prepared).toBe(1);
  better();
  await told;
});

test('a worker that was started ahead is used, and one lost is started anew', async () => {
  const deaf = new MessageChannel().port2;
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  const start = () => {
    channel.port2.postMessage({ kind: 'open', urls });
    return { worker: channel.port2 as unknown as Worker, lost: new Promise<void>(() => undefined) };
  };
  const client = createWorkerClient(urls, { worker: deaf as unknown as Worker, lost }, start);
  const waits = expect(client.search(question('Alert'))).rejects.toThrow('could not be started');
  lose();
  await waits;
  expect(opened).toEqual([]);
  const { results } = await client.search(question('Alert'));
  expect(results[0]?.hits[0]?.hierarchy.lvl1).toBe('Alert');
});
