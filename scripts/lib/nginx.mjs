import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './debian.mjs';

// On Debian, /usr/sbin is on the PATH of root alone.
const candidates = ['nginx', '/usr/sbin/nginx'];

/**
 * Finds an installed nginx.
 * @returns {string | undefined} its command
 */
export function findNginx() {
  return candidates.find((command) => spawnSync(command, ['-v']).status === 0);
}

/**
 * Installs nginx where it is missing and this process may install it.
 * @returns {Promise<boolean>} whether there is one now
 */
export async function ensureNginx() {
  if (!findNginx() && canInstallPackages) {
    console.log('사이트를 서빙해 볼 nginx를 설치합니다.');
    await installPackages(['--no-install-recommends', 'nginx']);
  }
  return findNginx() !== undefined;
}
