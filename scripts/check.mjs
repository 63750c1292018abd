// npm run check: format, lint and types.
import { endWithNpm } from './lib/endWithNpm.mjs';
import { ensureInstalled, run } from './lib/install.mjs';

endWithNpm();
await ensureInstalled();
process.exitCode =
  (await run('biome', ['check', '--error-on-warnings', '.'])) ||
  (await run('npm', ['run', '--silent', 'check:types']));
