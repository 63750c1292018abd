// Screenshots look alike only where browser and Korean font are those that drew them.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from './browser.mjs';

const file = new URL('../../tests/screenshots/drawn-with.json', import.meta.url);

/** @param {string} command @param {string[]} args */
const outputOf = (command, args) =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * What draws screenshots on this machine.
 * @returns {{ browser: string, font: string }} the browser with its major version, the font that
 *   Korean falls back to with its version; empty where they cannot be read
 */
function readMachine() {
  const browser = outputOf(findChromium() ?? '', ['--version']);
  return {
    browser: browser.match(/^\D+\d+/)?.[0] ?? '',
    font: outputOf('fc-match', ['-f', '%{family[0]} %{fontversion}', 'sans-serif:lang=ko']),
  };
}

/** Records what draws screenshots on this machine, beside the screenshots. */
export function recordDrawnWith() {
  writeFileSync(file, `${JSON.stringify(readMachine(), null, 2)}\n`);
}

/**
 * Finds what draws differently on this machine than where the screenshots were taken.
 * @returns {string | undefined} one sentence for the last lines of a test run; undefined where
 *   screenshots can be compared
 */
export function explainOtherPictures() {
  const drawn = JSON.parse(readFileSync(file, 'utf8'));
  const machine = readMachine();
  return machine.browser === drawn.browser && machine.font === drawn.font
    ? undefined
    : `스크린샷은 ${drawn.browser}, ${drawn.font} 환경에서 만들었지만 이 컴퓨터에는 ${machine.browser}, ${machine.font}이(가) 있어, tests/looks.spec.ts와 tests/examples.spec.ts의 스크린샷을 비교하지 않았습니다.`;
}
