import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeBuildFacts } from './lib/buildFacts.mjs';
import { beginBuild, finishBuild } from './lib/buildFolder.ts';
import { compressFolder } from './lib/compress.ts';
import { dist } from './lib/dist.mjs';
import { fingerprint, settingsIn } from './lib/freshness.mjs';
import { explainFullDisk } from './lib/fullDisk.ts';
import { root, run, stop } from './lib/install.mjs';

// Taken first: what is edited while the build runs is not in it.
const settings = settingsIn(process.env);
const sources = fingerprint(settings);
const folder = orStop(() => beginBuild(dist));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
refuseFullDisk();

process.on('uncaughtException', (error) => {
  console.error(error);
  fail(1);
});

/** Runs a step of the build; the build ends with it when it fails. */
async function step(
  command: string,
  args: string[],
  options: { cwd?: string } = {},
): Promise<void> {
  const code = await run(command, args, {
    ...options,
    env: {
      ...process.env,
      SITE_DIST: folder,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
  });
  if (code !== 0) {
    fail(code);
  }
}

/** Does what moves folders; ends the build with the sentence of what fails in it. */
function orStop<Done>(work: () => Done): Done {
  try {
    return work();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** Says what a full disk means for the site: whoever writes to it tells it in words of the system. */
function refuseFullDisk(): void {
  const full = explainFullDisk([dirname(folder), join(root, 'site'), tmpdir()]);
  if (full) {
    stop(full);
  }
}

/** Ends the build while what it wrote still fills the disk; the last one stays. */
function fail(code: number): never {
  refuseFullDisk();
  process.exit(code);
}

// What runs beside other work on the packages, as a test does, takes them as they are.
if (!process.argv.includes('--site-only')) {
  await step('npm', ['run', '--silent', 'build:packages']);
}
await step('astro', ['build'], { cwd: join(root, 'site') });
await compressFolder(folder, dist);
writeBuildFacts(folder, { sources, settings });
orStop(() => finishBuild(folder, dist));
