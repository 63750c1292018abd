import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './lib/compress.ts';

const site = fileURLToPath(new URL('../site', import.meta.url));

const astro = spawnSync('astro', ['build'], {
  cwd: site,
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
});
if (astro.status !== 0) {
  process.exit(astro.status ?? 1);
}
await compressFolder(join(site, process.env.SITE_DIST ?? 'dist'));
