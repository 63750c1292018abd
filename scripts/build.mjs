// npm run build: the static site in site/dist, compressed and ready for any host.
import { endWithNpm } from './lib/endWithNpm.mjs';
import { ensureInstalled, run } from './lib/install.mjs';

endWithNpm();
await ensureInstalled({ production: true });
process.exitCode = await run('node', ['scripts/build.ts']);
