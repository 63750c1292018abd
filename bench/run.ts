import { existsSync } from 'node:fs';
import { openBrowser } from './lib/lab.ts';
import { report } from './lib/report.ts';
import { measureLoad } from './load.bench.ts';
import { measureLooks } from './looks.bench.ts';
import { measureNavigation } from './navigation.bench.ts';
import { measurePeers } from './peers.bench.ts';
import { measurePlayground } from './playground.bench.ts';
import { measureScale } from './scale.bench.ts';
import { measureSearch } from './search.bench.ts';

if (!existsSync(new URL('../site/dist/index.html', import.meta.url))) {
  console.error('site/dist가 없습니다. 먼저 npm run build를 실행하세요.');
  process.exit(1);
}

const only = process.argv[2];
const benches = {
  load: measureLoad,
  navigation: measureNavigation,
  search: measureSearch,
  playground: measurePlayground,
  looks: measureLooks,
  scale: measureScale,
  peers: measurePeers,
};
/** Benches that take minutes run only by name. */
const SLOW_BENCHES = new Set(['scale', 'peers']);
const browser = await openBrowser();
let holds = true;
for (const [name, measure] of Object.entries(benches)) {
  if (only === name || (only === undefined && !SLOW_BENCHES.has(name))) {
    console.log(`\n■ ${name}`);
    holds = report(await measure(browser)) && holds;
  }
}
await browser.close();
process.exitCode = holds ? 0 : 1;
