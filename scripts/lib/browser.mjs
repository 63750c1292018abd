import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, installsPackages } from './debian.mjs';
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
 * Of the switches that say this only the last counts: it takes the place of Playwright's own, whose
 * features that ask hosts are named again. The others are on, as readers have them.
 */
const disabledFeatures = [
  // Pages that draw the suggestions of the address bar, unseen and anew for each page of a test: they
  // took a fifth of the time of browser tests.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Hosts that are asked at every start.
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
];

/** Keeps Chromium from work of its own that tests and benches have no use for. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Makes sure the browser tests have a browser and a Korean font, and says where they come from. */
export async function ensureBrowser() {
  const hasKoreanFont =
    spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout?.trim().length > 0;
  if (installsPackages && !(findChromium() && hasKoreanFont)) {
    console.log('브라우저 테스트에 쓸 Chromium과 한글 글꼴을 설치합니다.');
    await installPackages(['chromium', 'fonts-noto-cjk', 'fontconfig']);
  }
  if (!findChromium()) {
    console.log('설치된 Chromium이 없어 Playwright의 브라우저를 내려받습니다.');
    await run('playwright', ['install', 'chromium']);
  }
}
