// npm run dev: the site with live reload; edits of the packages are compiled as they are saved.
import { spawn } from 'node:child_process';
import { ensureInstalled, env, root, run } from './lib/install.mjs';
import { portOf } from './lib/port.mjs';

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
process.exitCode = await run('astro', ['dev', '--port', String(portOf(process.env.PORT))], {
  cwd: `${root}/site`,
});
compiler.kill();
