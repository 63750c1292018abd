import { parentPort, workerData } from 'node:worker_threads';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { makeSteps } from './steps.ts';
import type { BuiltSite, WalkAnswer, WalkOrder } from './types.ts';
import { walkPage } from './walkPage.ts';

// Read as early as Astro reads it: an author may edit while the pages are compiled.
pageTable();

const folder = workerData as string;
const steps = makeSteps(folder);
const answer = (said: WalkAnswer) => parentPort?.postMessage(said);

const site: BuiltSite = {
  folder,
  log: (line) => answer({ level: 'info', line }),
  warn: (line) => answer({ level: 'warn', line }),
};

async function endSteps(): Promise<string> {
  for (const { end } of steps) {
    await end?.(site);
  }
  return '';
}

parentPort?.on('message', async (order: WalkOrder) => {
  try {
    answer({ html: order ? walkPage(steps, order.path, order.html) : await endSteps() });
  } catch (error) {
    answer({ error });
  }
});
