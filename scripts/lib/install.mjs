// Runs before anything is installed, on Node 20 too: built-ins only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installRange, isInRange, runRange } from './nodeRange.mjs';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');

/** Without a network npm would try for three minutes before it says so. */
const fewRetries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** Environment in which `node` is the version that the lockfile pins. */
export const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };

/**
 * Ends the process with one sentence instead of a stack.
 * @param {string} message what happened, why, and what to do
 * @returns {never}
 */
export function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** What ends a command of the project. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command of the project with its output shown. Whoever stops this process stops the
 * command: it hears the signal and ends in its own time, and nothing is left behind.
 * @param {string} command name in node_modules/.bin or on the PATH
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   until?: Promise<unknown>,
 * }} [options] `until` ends it
 * @returns {Promise<number>} exit code
 */
export function run(command, args, options = {}) {
  // Listened to first: a command may be running before this process is through with starting it.
  const forward = (signal) => child.kill(signal);
  for (const signal of stopSignals) {
    process.on(signal, forward);
  }
  // Commands are scripts on Windows, which only a shell runs; it parts a path at its spaces.
  const isWindows = process.platform === 'win32';
  const child = spawn(isWindows ? `"${command}"` : command, args, {
    cwd: options.cwd ?? root,
    env: options.env ?? env,
    stdio: 'inherit',
    shell: isWindows,
  });
  options.until?.then(() => child.kill());
  const watch = onParentGone(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(watch);
      for (const signal of stopSignals) {
        process.off(signal, forward);
      }
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} 명령을 실행하지 못했습니다: ${error.message}`);
      end(1);
    });
    child.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

/**
 * npm hands a signal to the shell between it and a script; the shell ends without a word, and the
 * script is told by having another parent.
 */
function onParentGone(tell) {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && tell();
  return process.env.npm_lifecycle_event ? setInterval(look, 200) : undefined;
}

/** Installs the project and sees to its Node. */
export async function ensureInstalled() {
  await ensureFolder(root);
  ensureNode();
}

/**
 * Installs what the lockfile of a folder names, unless exactly that is installed already.
 * @param {string} folder
 */
export async function ensureFolder(folder) {
  const stamp = stampOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash(folder)) {
    return;
  }
  refuseNode(process.version, folder);
  console.log('필요한 패키지를 설치합니다. 처음 한 번은 1분쯤 걸립니다.');
  const code = await run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...fewRetries],
    {
      cwd: folder,
      env: process.env,
    },
  );
  if (code !== 0) {
    stop(
      '패키지를 설치하지 못했습니다. 위의 npm 오류에 ENOSPC가 있으면 디스크의 빈자리를, EACCES나 EROFS가 있으면 이 폴더에 쓸 수 있는지를, 그 밖에는 네트워크 연결을 확인한 뒤 같은 명령을 다시 실행하십시오.',
    );
  }
  markInstalled(folder);
}

const stampOf = (folder) => join(folder, 'node_modules', '.lockfile-hash');

function lockfileHash(folder) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  return createHash('sha256').update(lockfile).digest('hex');
}

/**
 * Notes down that a folder has what its lockfile names.
 * @param {string} folder
 */
export function markInstalled(folder) {
  writeFileSync(stampOf(folder), lockfileHash(folder));
}

/**
 * Ends the process on a Node with which npm leaves packages out, and takes back the note that they
 * are installed: the next command installs anew.
 * @param {string} version of the Node that runs npm
 * @param {string} folder
 */
export function refuseNode(version, folder) {
  if (!isInRange(version, installRange)) {
    rmSync(stampOf(folder), { force: true });
    stop(
      `Node ${version}에서는 npm이 필요한 패키지 일부를 말없이 빠뜨립니다. https://nodejs.org 에서 LTS 버전을 설치한 뒤 다시 실행하십시오. 쓸 수 있는 버전: ${installRange}`,
    );
  }
}

/** The project brings its own Node; on a platform without one, the installed Node must be new enough. */
function ensureNode() {
  const found = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.trim() ?? '';
  if (!isInRange(found, runRange)) {
    stop(
      `이 플랫폼에서는 Node ${runRange} 버전이 필요하지만 ${found ? `설치된 버전은 ${found}입니다` : '찾은 Node가 없습니다'}. https://nodejs.org 에서 LTS 버전을 설치한 뒤 다시 실행하십시오.`,
    );
  }
}
