import { existsSync } from 'node:fs';
import { run } from './install.mjs';

/** Whether this process may install packages of Debian, as it may in a container. */
export const installsPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
