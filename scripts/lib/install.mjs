// Runs before anything is installed, on Node 20 too: built-ins only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folder whose lockfile pins a Node for machines with an older one. */
const pinnedNode = join(root, 'scripts', 'node');

/** Whether this Node strips types of TypeScript, from 22.18 on; Astro needs 22.12. */
const isNewEnough = Boolean(process.features.typescript);

const bin = (folder) => join(folder, 'node_modules', '.bin');
const path = [...(isNewEnough ? [] : [bin(pinnedNode)]), bin(root), process.env.PATH];

/** Environment with the commands of the project; its Node is the pinned one on machines with an older. */
export const env = { ...process.env, PATH: path.join(delimiter) };

/** C library that native packages are made for. */
const ourLibc =
  process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime
    ? 'glibc'
    : 'musl';

/**
 * Limits npm's retries, which without a network take three minutes, and its wait for a connection that has
 * gone silent, which takes five.
 */
const shortWaits = [
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

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
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command of the project with its output shown. Whoever stops this process stops the
 * command: it hears the signal and ends in its own time, and nothing is left behind.
 * @param {string} command name in node_modules/.bin or on the PATH
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, until?: Promise<unknown>, stdio?: import('node:child_process').StdioOptions}} [options]
 *   `until` ends it
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
    stdio: options.stdio ?? 'inherit',
    shell: isWindows,
  });
  options.until?.then(() => child.kill());
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of stopSignals) {
        process.off(signal, forward);
      }
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command} 명령을 실행하지 못했습니다: ${error.message}`);
      end(1);
    });
    child.on('close', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

/**
 * Installs what the lockfile names, unless it is installed already.
 * @param {{ production?: boolean }} [options] `production` leaves out what building and serving do
 *   not need; a whole installation has it too
 */
export async function ensureInstalled({ production = false } = {}) {
  refuseFolder();
  await ensureNode();
  await ensureFolder(root, { production });
}

/** Refuses a folder whose name ends or escapes an address: the bundler reads modules by addresses. */
function refuseFolder() {
  const [letter] = /[#?%]/.exec(root) ?? [];
  if (letter) {
    stop(
      `프로젝트 폴더의 경로에 ${letter} 문자가 있어 빌드할 수 없습니다. 폴더의 이름을 변경하거나 다른 폴더로 옮긴 뒤 다시 실행하세요. (${root})`,
    );
  }
}

/** Installs the pinned Node where the machine's own is too old: `env` has it on its path. */
export async function ensureNode() {
  if (!isNewEnough) {
    await ensureFolder(pinnedNode);
    refuseOldNode();
  }
}

async function ensureFolder(folder, { production = false } = {}) {
  if (isInstalled(folder, { production })) {
    return;
  }
  console.log('필요한 패키지를 설치합니다. 처음에는 1분 정도 걸립니다.');
  const omitted = production ? ['--omit=dev'] : [];
  const args = ['ci', ...omitted, '--no-audit', '--no-fund', '--loglevel=error', ...shortWaits];
  if ((await run('npm', args, { cwd: folder })) !== 0) {
    stop(
      '패키지를 설치하지 못했습니다. 위의 npm 오류에 ENOSPC가 있으면 디스크 여유 공간을, EACCES나 EROFS가 있으면 이 폴더의 쓰기 권한을, 그 외에는 네트워크 연결을 확인한 뒤 다시 실행하세요.',
    );
  }
  // Without a network npm leaves out what is optional, such as native code for this machine, and says nothing.
  if (!isInstalled(folder, { production })) {
    stop(
      '필요한 패키지를 모두 다운로드하지 못했습니다. 네트워크 연결을 확인한 뒤 다시 실행하세요.',
    );
  }
}

/**
 * Compares the lockfile of a folder with what npm noted down of its last installation there.
 * @param {string} folder
 * @param {{ production?: boolean }} [options] `production` asks for no dev dependencies
 * @returns {boolean} whether each package is there in its version
 */
export function isInstalled(folder, { production = false } = {}) {
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  const named = packagesOf(join(folder, 'package-lock.json')) ?? {};
  return (
    installed !== undefined &&
    Object.entries(named)
      .filter(([path]) => path.includes('node_modules/'))
      .every(([path, entry]) =>
        path in installed
          ? installed[path].integrity === entry.integrity
          : isLeftOut(entry) || (production && (entry.dev || entry.devOptional)),
      )
  );
}

/**
 * npm leaves out optional packages of other platforms, and what those depend on; without a network, also
 * those of this one, and says nothing.
 */
function isLeftOut({ optional, devOptional, os, cpu, libc }) {
  const isOurs =
    (os ?? cpu) !== undefined &&
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true) &&
    (libc?.includes(ourLibc) ?? true);
  return (optional || devOptional) && !isOurs;
}

function packagesOf(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : undefined;
}

/** Ends the process where the pinned Node does not exist for the platform. */
function refuseOldNode() {
  const print = 'process.stdout.write(String(process.features.typescript))';
  const { stdout } = spawnSync('node', ['--eval', print], { env, encoding: 'utf8' });
  if (stdout !== 'strip') {
    stop(
      `이 플랫폼에는 Node 22.18 이상이 필요하지만 설치된 버전은 ${process.version}입니다. https://nodejs.org 에서 LTS 버전을 설치한 뒤 다시 실행하세요.`,
    );
  }
}
