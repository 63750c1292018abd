// npm run dev: the site with live reload. Packages are compiled on save.
import { endWithNpm } from './lib/endWithNpm.mjs';
import { ensureInstalled, root, run } from './lib/install.mjs';
import { parsePort } from './lib/port.mjs';

endWithNpm();
const port = String(parsePort(process.env.PORT));
await ensureInstalled();
if ((await run('npm', ['run', '--silent', 'build:packages'])) !== 0) {
  process.exit(1);
}
const served = run('astro', ['dev', '--port', port], { cwd: `${root}/site` });
run('tsc', ['-b', 'packages', '--watch', '--preserveWatchOutput'], { until: served });
process.exitCode = await served;
