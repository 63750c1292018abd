import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian.mjs';
import { run } from './install.mjs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium that is installed on this machine.
 * @returns {string | undefined} path of the program; undefined leaves the choice to Playwright
 */
export function findChromium() {
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Chromium reads only the last `--disable-features`, so this list replaces Playwright's own. It repeats
 * the features of that list that make requests; all others stay on, as readers have them.
 */
const disabledFeatures = [
  // Renders the address bar's suggestions in a hidden page per tab: a fifth of the time of the browser
  // tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Make requests at every start.
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
];

/** Chromium switches that turn off background work, which would disturb tests and benches. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Installs a browser and a Korean font for the browser tests where they are missing. */
export async function ensureBrowser() {
  const hasKoreanFont =
    spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout?.trim().length > 0;
  if (canInstallPackages && !(findChromium() && hasKoreanFont)) {
    console.log('브라우저 테스트에 사용할 Chromium과 한글 폰트를 설치합니다.');
    await installPackages(['chromium', 'fonts-noto-cjk', 'fontconfig']);
  }
  if (!findChromium()) {
    console.log('설치된 Chromium이 없어 Playwright의 브라우저를 다운로드합니다.');
    await run('playwright', ['install', 'chromium']);
  }
}
