import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './debian.mjs';

/** The programs that drive each engine, beside Chromium, and their Debian packages. */
const PROGRAMS = {
  firefox: { commands: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { commands: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

const isInstalled = (command) => spawnSync('which', [command]).status === 0;

/**
 * Finds which browser engines this machine has beside Chromium.
 * @returns {{ missing: string[] }} names of those that it lacks
 */
export function findEngines() {
  const missing = Object.entries(PROGRAMS)
    .filter(([, { commands }]) => !commands.every(isInstalled))
    .map(([name]) => name);
  return { missing };
}

/**
 * Installs Firefox and WebKit where they are missing and this process may install them.
 * @returns {Promise<string[]>} names of the engines that are missing still
 */
export async function ensureEngines() {
  const { missing } = findEngines();
  if (missing.length > 0 && canInstallPackages) {
    console.log('다른 브라우저 엔진에서의 테스트에 사용할 Firefox와 WebKit을 설치합니다.');
    await installPackages(missing.flatMap((name) => PROGRAMS[name].packages));
  }
  return findEngines().missing;
}
