import { fileURLToPath } from 'node:url';
import type { ChildServer } from '../scripts/lib/childServer.ts';
import { siteConfig } from '../site/src/site.config.ts';
import { hammer } from './lib/hammer.ts';
import type { Figure } from './lib/report.ts';
import { startOurs, startStockNginx } from './lib/servers.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { base } = siteConfig;
const connections = 32;
/** The servers take turns, so that what else the machine does slows both. */
const turns = 40;
const requestsPerTurn = 850;

const asked = [
  { name: 'a docs page', path: 'docs/UiComponent/ZSTextField/', status: 200 },
  { name: 'a small file', path: 'favicon.svg', status: 200 },
  { name: 'a page that is missing', path: 'docs/nowhere/', status: 404 },
];

/** Our server beside nginx on the same files: time for as many requests, and answers that fail. */
export async function measureServer(): Promise<Figure[]> {
  const ours = await startOurs(root);
  const nginx = await startStockNginx(`${root}site/dist/`, base);
  const figures: Figure[] = [];
  let errors = 0;
  for (const { name, path, status } of asked) {
    const ask = ({ port }: ChildServer) =>
      hammer({ port, path: base + path, status, connections, requests: requestsPerTurn });
    const [times, rates]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      const [own, theirs] = [await ask(ours), await ask(nginx)];
      errors += own.errors + theirs.errors;
      times.push(own.seconds / theirs.seconds);
      rates.push(requestsPerTurn / own.seconds);
    }
    figures.push({ name: `${name}, time beside nginx`, runs: times, unit: '×', limit: 2 });
    figures.push({ name: `${name}, answers a second`, runs: rates, unit: '' });
  }
  await Promise.all([ours.stop(), nginx.stop()]);
  const total = asked.length * turns * requestsPerTurn;
  figures.push({ name: `failed of ${total} requests to each`, runs: [errors], unit: '', limit: 0 });
  return figures;
}
