// npm run build: the static site in site/dist, compressed and ready for any host.
import { markBuildFresh } from './lib/freshness.mjs';
import { ensureInstalled, run } from './lib/install.mjs';

ensureInstalled();
process.exitCode = run('node', ['scripts/build.ts']);
if (process.exitCode === 0) {
  markBuildFresh();
}
