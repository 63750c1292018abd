// npm run build: the static site in site/dist, compressed and ready for any host.
import { ensureInstalled, run } from './lib/install.mjs';

await ensureInstalled({ production: true });
process.exitCode = await run('node', ['scripts/build.ts']);
