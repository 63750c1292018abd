import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, root } from '../../scripts/lib/install.mjs';

const memory = join(root, '.cache', 'bench', 'memory.log');

/** Module that makes each Node process of a build write its peak memory, in KB, on exit. */
const recordMemory = `data:text/javascript,import { appendFileSync } from 'node:fs';process.on('exit',()=>appendFileSync(${JSON.stringify(memory)},process.resourceUsage().maxRSS+'\\n'))`;

/**
 * Runs a build once.
 * @returns its duration, and the highest peak memory among its Node processes
 */
export function timeBuild(
  command: string,
  args: readonly string[],
  folder: string,
): { seconds: number; gigabytes: number } {
  mkdirSync(join(memory, '..'), { recursive: true });
  rmSync(memory, { force: true });
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: folder,
    env: { ...env, NODE_OPTIONS: `--import=${encodeURI(recordMemory)}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`${folder}: the build failed.`);
  }
  const seconds = (performance.now() - start) / 1000;
  const most = Math.max(...readFileSync(memory, 'utf8').trim().split('\n').map(Number));
  return { seconds, gigabytes: most / 1e6 };
}
