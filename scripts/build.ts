import { join } from 'node:path';
import { compressFolder } from './lib/compress.ts';
import { dist } from './lib/dist.mjs';
import { root, run } from './lib/install.mjs';

/** Runs a step of the build; the build ends with it when it fails. */
function step(command: string, args: string[], folder = root): void {
  const code = run(command, args, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (code !== 0) {
    process.exit(code);
  }
}

step('npm', ['run', '--silent', 'build:packages']);
step('astro', ['build'], join(root, 'site'));
await compressFolder(dist);
