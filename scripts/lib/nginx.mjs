import { spawnSync } from 'node:child_process';
import { installPackages, installsPackages } from './debian.mjs';

// Debian keeps it out of the path of all but root.
const candidates = ['nginx', '/usr/sbin/nginx'];

/**
 * Finds the nginx of this machine.
 * @returns {string | undefined} its command; undefined where there is none
 */
export function findNginx() {
  return candidates.find((command) => spawnSync(command, ['-v']).status === 0);
}

/**
 * Makes sure that there is an nginx where this process may install one.
 * @returns {Promise<boolean>} whether there is one now
 */
export async function ensureNginx() {
  if (!findNginx() && installsPackages) {
    console.log('사이트를 내보내 볼 nginx를 설치합니다.');
    await installPackages(['--no-install-recommends', 'nginx']);
  }
  return findNginx() !== undefined;
}
