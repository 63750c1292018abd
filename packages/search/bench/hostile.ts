// node packages/search/bench/hostile.ts INDEX_FOLDER [--count 10000] [--at-once 50] [--alone 300]
// What a search server bears: bodies of 4 KB that ask for as much as they can, one at a time and
// many at once. It runs in a process of its own; its memory is what the system says of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openIndex } from '../src/build/indexFolder.ts';
import { answerRequests } from '../src/build/server/serve/answerRequests.ts';
import { BadRequest, readRequests } from '../src/build/server/serve/readRequests.ts';
import { makeHostileBodies } from './lib/hostileBodies.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10000' },
    'at-once': { type: 'string', default: '50' },
    alone: { type: 'string', default: '300' },
  },
});
const [folder] = positionals;
if (!folder) {
  throw new Error(
    'No index was given. Example: node packages/search/bench/hostile.ts site/dist/search-index',
  );
}

const largest = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);

/** What single bodies cost in processor time, with nothing beside them. */
async function measureAlone(bodies: readonly string[]): Promise<void> {
  const engine = await openIndex(folder ?? '');
  await engine.loadTexts();
  const costs: { cost: number; size: number; body: string }[] = [];
  for (const body of bodies) {
    const before = process.cpuUsage();
    let size = 0;
    try {
      size = JSON.stringify(await answerRequests(engine, readRequests(body))).length;
    } catch (error) {
      if (!(error instanceof BadRequest)) {
        throw error;
      }
    }
    const { user, system } = process.cpuUsage(before);
    costs.push({ cost: (user + system) / 1000, size, body });
  }
  costs.sort((a, b) => b.cost - a.cost);
  console.log(`${costs.length} bodies, one at a time, processor time:`);
  for (const { cost, size, body } of costs.slice(0, 5)) {
    console.log(`  ${cost.toFixed(0)} ms, answer ${size} letters: ${body.slice(0, 110)}`);
  }
  console.log(`  largest answer: ${largest(costs.map(({ size }) => size))} letters`);
}

/** Megabytes that a process holds now, and has held at most. */
async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Sends all bodies, so many at once, to a server of its own. */
async function measureTogether(bodies: readonly string[], atOnce: number): Promise<void> {
  const bin = new URL('../bin/zs-search.js', import.meta.url).pathname;
  const server = spawn(process.execPath, [bin, 'serve', folder ?? '', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const [origin] = /http:\/\/[^/]+/.exec(String(line)) ?? [];
  const statuses = new Map<string, number>();
  const waits: number[] = [];
  let size = 0;
  let next = 0;
  const send = async () => {
    while (next < bodies.length) {
      const body = bodies[next++];
      const started = performance.now();
      const status = await fetch(`${origin}/1/indexes/*/queries`, { method: 'POST', body }).then(
        async (response) => {
          size = Math.max(size, (await response.text()).length);
          return String(response.status);
        },
        (error: Error) => error.name,
      );
      waits.push(performance.now() - started);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, send));
  const seconds = (performance.now() - started) / 1000;
  const memory = await memoryOf(server.pid ?? 0);
  server.kill();
  console.log(`${bodies.length} bodies, ${atOnce} at once, ${seconds.toFixed(0)} s:`);
  console.log(`  statuses: ${[...statuses].map((one) => one.join(' × ')).join(', ')}`);
  console.log(`  longest wait ${largest(waits).toFixed(0)} ms, largest answer ${size} letters`);
  console.log(`  memory ${memory.now.toFixed(0)} MB, at most ${memory.most.toFixed(0)} MB`);
}

const words = await readFile(`${folder}/headings.json`, 'utf8');
const bodies = makeHostileBodies(words, Number(values.count));
await measureAlone(bodies.slice(0, Number(values.alone)));
await measureTogether(bodies, Number(values['at-once']));
