// npm run dev: the site with live reload.
import { ensureInstalled, root, run } from './lib/install.mjs';

ensureInstalled();
process.exitCode = run('astro', ['dev', '--port', process.env.PORT ?? '3000'], {
  cwd: `${root}/site`,
});
