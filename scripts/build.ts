import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuildFacts } from './lib/buildFacts.mjs';
import { beginBuild, finishBuild } from './lib/buildFolder.ts';
import { compressFolder } from './lib/compress.ts';
import { dist } from './lib/dist.mjs';
import { fingerprint, settingsFromEnv } from './lib/freshness.mjs';
import { env, root, run, stop } from './lib/install.mjs';

// Read first: an edit that is made during the build is not part of it.
const settings = settingsFromEnv(process.env);
const sources = fingerprint(settings);
const folder = orStop(() => beginBuild(dist));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a step of the build, and ends the build when the step fails. */
async function step(command: string, args: string[], cwd = root): Promise<void> {
  const code = await run(command, args, {
    cwd,
    env: {
      ...env,
      SITE_DIST: folder,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
  });
  if (code !== 0) {
    process.exit(code);
  }
}

/** Moves folders, and ends the build with the message of an error instead of a stack. */
function orStop<Result>(move: () => Result): Result {
  try {
    return move();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

// A test that builds the site while others use the packages must not compile them again.
if (!process.argv.includes('--site-only')) {
  await step('npm', ['run', '--silent', 'build:packages']);
}
await step('astro', ['build'], join(root, 'site'));
await compressFolder(folder, dist);
writeBuildFacts(folder, { sources, settings });
orStop(() => finishBuild(folder, dist));
