import { existsSync } from 'node:fs';
import { run } from './install.mjs';

/** Whether this process can install Debian packages, as root in a container can. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
