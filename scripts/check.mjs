// npm run check: format, lint and types.
import { ensureInstalled, run } from './lib/install.mjs';

await ensureInstalled();
process.exitCode =
  (await run('biome', ['check', '--error-on-warnings', '.'])) ||
  (await run('npm', ['run', '--silent', 'check:types']));
