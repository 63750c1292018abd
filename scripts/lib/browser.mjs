import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './debian.mjs';
import { root, run, stop } from './install.mjs';

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
 * Whether the pinned browser runs on this machine: the headless shell of @sparticuz/chromium, with
 * fonts from npm. Elsewhere pictures are not compared, since another browser or font draws other letters.
 */
export const isPinned =
  process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH;

/** Where the pinned browser is unpacked to, once for each version. */
function pinnedFolder() {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(root, '.cache', 'chromium', version);
}

/** Options that launch a Chromium with windows, tabs and a process for each site, which the pinned lacks. */
export const fullBrowser = { executablePath: findChromium(), args: quietArgs };

/** Options that launch the browser of the tests: the pinned one where it runs. */
export function testBrowser() {
  if (!isPinned) {
    return fullBrowser;
  }
  const folder = pinnedFolder();
  return {
    executablePath: join(folder, 'chromium'),
    args: quietArgs,
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(root, 'tests/support/fonts.conf'),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    },
  };
}

/** Unpacks the browser of the tests, or installs one where the pinned does not run. */
export async function ensureTestBrowser() {
  if (!isPinned) {
    await ensureFullBrowser();
  } else if (!existsSync(pinnedFolder())) {
    console.log('브라우저 테스트에 사용할 Chromium의 압축을 풉니다.');
    if ((await run('node', ['scripts/lib/unpackChromium.mjs', pinnedFolder()])) !== 0) {
      stop('Chromium의 압축을 풀지 못했습니다. 디스크 여유 공간을 확인한 뒤 다시 실행하세요.');
    }
  }
}

/** Installs a full Chromium and a Korean font where they are missing. */
export async function ensureFullBrowser() {
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
