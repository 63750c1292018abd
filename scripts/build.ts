import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFacts, writeBuildFacts } from './lib/buildFacts.mjs';
import { beginBuild, finishBuild } from './lib/buildFolder.ts';
import { compressFolder } from './lib/compress.ts';
import { dist } from './lib/dist.mjs';
import { fingerprint, settingsFromEnv } from './lib/freshness.mjs';
import { root, run, stop } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';

// Read first: an edit that is made during the build is not part of it.
const settings = settingsFromEnv(process.env);
const sources = fingerprint(settings);
const { hasWaited } = await takeLock(root, dist, (pid, file) =>
  console.log(
    `다른 빌드(프로세스 ${pid})가 진행 중이어서 끝날 때까지 기다립니다. 그 프로세스가 빌드가 아니면 ${file} 파일을 지우세요.`,
  ),
);
if (hasWaited && readBuildFacts(dist)?.sources === sources) {
  console.log('다른 빌드가 같은 소스로 사이트를 빌드했으므로 다시 빌드하지 않습니다.');
  process.exit();
}
const folder = orStop(() => beginBuild(dist));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs a step of the build, and ends the build when the step fails. */
async function step(command: string, args: string[], cwd = root): Promise<void> {
  const code = await run('node', [join(root, 'scripts/lib/attended.mjs'), command, ...args], {
    cwd,
    env: {
      ...process.env,
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
