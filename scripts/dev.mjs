// npm run dev: the site with live reload. Packages are compiled on save; a change of the settings, which
// name the address of the site, restarts the server.
import { spawn } from 'node:child_process';
import { ensureInstalled, env, root, run } from './lib/install.mjs';
import { parsePort } from './lib/port.mjs';
import { runFollowing } from './lib/runFollowing.mjs';

await ensureInstalled();
if ((await run('npm', ['run', '--silent', 'build:packages'])) !== 0) {
  process.exit(1);
}
const compiler = spawn('tsc', ['-b', 'packages', '--watch', '--preserveWatchOutput'], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const port = String(parsePort(process.env.PORT));
process.exitCode = await runFollowing(
  [`${root}/site/src/site.config.ts`, `${root}/site/src/brand.ts`],
  'astro',
  ['dev', '--port', port],
  { cwd: `${root}/site` },
);
compiler.kill();
