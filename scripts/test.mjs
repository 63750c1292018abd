// npm test: every check that must pass before a change lands, from a clean clone.
// npm run test:all: these, and the checks that take longer; npm run test:all -- units: one part of them.
// README.md lists both.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureFullBrowser, ensureTestBrowser, isPinned } from './lib/browser.mjs';
import { endWithNpm } from './lib/endWithNpm.mjs';
import { ensureEngines } from './lib/engines.mjs';
import { ensureInstalled, env, root, run, stop } from './lib/install.mjs';
import { ensureNginx } from './lib/nginx.mjs';

const isAll = process.argv.includes('--all');
/** Read by vitest's configuration and by unit tests that check a sample in `npm test`. */
const scope = { TEST_SCOPE: isAll ? 'all' : 'gate' };
/** Parts of the night, which its workflow runs on machines of their own. */
const PARTS = ['units', 'chromium', 'engines', 'soak'];
const named = process.argv.slice(2).filter((arg) => arg !== '--all');
const unknown = named.filter((name) => !isAll || !PARTS.includes(name));
if (unknown.length > 0) {
  stop(
    `${unknown.join(', ')} 부분이 없습니다. npm run test:all 뒤에 ${PARTS.join(', ')} 가운데 실행할 부분을 쓰거나, 모두 실행하려면 아무것도 쓰지 마세요.`,
  );
}
const nightParts = named.length > 0 ? named : PARTS;
const parts = new Set(isAll ? nightParts : ['units', 'smoke']);
/** Arguments of Playwright in each part that runs it: one test a behaviour, all, the soak. */
const BROWSER_TESTS = {
  smoke: ['--grep', '@smoke'],
  chromium: ['--grep-invert', '@soak'],
  soak: ['--grep', '@soak'],
  engines: ['--config', 'tests/engines/engines.config.ts'],
};
const reports = join(root, '.cache', 'test-reports');
const totals = { passed: 0, failed: 0 };
/** Failures, listed again below the totals because their own output is far above. */
const failures = [];

endWithNpm();
await ensureInstalled();
await ensureTestBrowser();
if (isAll) {
  await ensureFullBrowser();
}
const hasNginx = isAll && (await ensureNginx());
const missingEngines = parts.has('engines') ? await ensureEngines() : [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (parts.has('units')) {
  await step('포맷과 린트', 'biome', ['ci', '--error-on-warnings', '.']);
}
await step('패키지 빌드', 'npm', ['run', '--silent', 'build:packages']);
// Astro builds on one processor, which leaves another one.
const types = parts.has('units') && beside('npm', ['run', '--silent', 'types']);
const built = await step('사이트 빌드', 'node', ['scripts/build.ts', '--site-only']);
if (types) {
  await step('타입', types);
  await step('API 데이터', 'npm', ['run', '--silent', 'api', '--', '--check']);
  await suite('단위 테스트', 'vitest', isAll ? ['run', '--coverage.enabled'] : ['run'], readVitest);
  await suite('React Native에서', 'jest', jestArgs(), readJest);
}
if (built && types) {
  await step('용량 예산', 'node', ['scripts/budgets.ts']);
}
for (const [part, args] of Object.entries(BROWSER_TESTS)) {
  if (built && parts.has(part)) {
    const TEST_PORT = process.env.TEST_PORT ?? String(await freePort());
    await suite(`브라우저 테스트(${part})`, 'playwright', ['test', ...args], readPlaywright, {
      TEST_PORT,
      TEST_REPORT: join(reports, `${part}.json`),
    });
  }
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
if (!isPinned) {
  console.log(
    '스크린샷은 Linux x64에서만 비교합니다. 이 컴퓨터에는 스크린샷을 만든 브라우저와 폰트가 없어 건너뛰었습니다.',
  );
}
if (isAll && !hasNginx) {
  console.log(
    'nginx가 없어 nginx의 테스트(tests/nightly/nginx.spec.ts, scripts/tests/nightly/nginx.test.ts)를 건너뛰었습니다. nginx를 설치하면 함께 실행됩니다. 저장소의 CI에서는 항상 실행됩니다.',
  );
}
if (missingEngines.length > 0) {
  console.log(
    `설치되지 않은 브라우저 엔진을 빼고 tests/engines를 실행했습니다: ${missingEngines.join(', ')}. Debian에서 root로 실행하면 함께 설치됩니다.`,
  );
}
for (const failure of failures) {
  console.error(`✗ ${failure}`);
}
process.exitCode = totals.failed === 0 ? 0 : 1;

/**
 * Runs a check that passes or fails as one.
 * @param command what to run, or a check that runs already
 */
async function step(title, command, args) {
  console.log(`\n■ ${title}`);
  const passed = (await (typeof command === 'string' ? run(command, args) : command())) === 0;
  totals[passed ? 'passed' : 'failed'] += 1;
  if (!passed) {
    failures.push(`${title}: 실패했습니다. 위의 오류를 수정하세요.`);
    console.error(`✗ ${failures.at(-1)}`);
  }
  return passed;
}

/**
 * Starts a command whose output is kept until the result, an exit code, is asked for.
 * @returns {() => Promise<number>}
 */
function beside(command, args) {
  const file = join(reports, 'beside.log');
  const log = openSync(file, 'w');
  const ended = run(command, args, { stdio: ['ignore', log, log] });
  return async () => {
    const code = await ended;
    closeSync(log);
    process.stdout.write(readFileSync(file));
    return code;
  };
}

/** Runs a test runner and counts the tests of its JSON report. */
async function suite(title, command, args, read, more = {}) {
  console.log(`\n■ ${title}`);
  const file = more.TEST_REPORT ?? join(reports, `${command}.json`);
  const code = await run(command, args, {
    env: { ...env, ...scope, TEST_REPORT: file, CI: process.env.CI ?? '1', ...more },
  });
  const counts = readCounts(file, read);
  totals.passed += counts.passed;
  totals.failed += counts.failed.length;
  failures.push(...counts.failed.map((name) => `${title}: ${name}`));
  if (counts.failed.length === 0 && (code !== 0 || counts.passed === 0)) {
    totals.failed += 1;
    failures.push(
      `${title}: 실패한 테스트 없이 종료 코드 ${code}(${command}). 테스트 외부의 오류이거나 ` +
        `커버리지가 기준보다 낮습니다. ${counts.errors.join('\n')}`,
    );
  }
}

/** Arguments of jest, which runs the toolkit on React Native's own renderer, for both platforms. */
function jestArgs() {
  const report = `--outputFile=${join(reports, 'jest.json')}`;
  return ['--config', 'packages/toolkit/jest.config.mjs', '--maxWorkers=2', '--json', report];
}

/** Finds a port that no other program uses: a preview of the site may run beside the tests. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function readCounts(file, read) {
  try {
    return read(readJson(file), file);
  } catch (error) {
    return { passed: 0, failed: [], errors: [String(error)] };
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readVitest(report, file) {
  return { ...readJest(report), errors: readJson(`${file}.errors`) };
}

/** A file that fails as a whole, in a hook for example, reports no failed test. */
function readJest(report) {
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const whole = status === 'failed' && tests.length === 0 ? [`${name}: ${message}`] : [];
    return [...tests.map((test) => `${name} › ${test.fullName}`), ...whole];
  });
  return { passed: report.numPassedTests, failed, errors: [] };
}

function readPlaywright(report) {
  const { expected, flaky } = report.stats;
  if (flaky > 0) {
    console.log(`재시도에서 통과한 테스트가 ${flaky}개 있습니다. 위의 flaky 목록을 확인하세요.`);
  }
  return {
    passed: expected + flaky,
    failed: report.suites.flatMap(unexpectedIn),
    errors: report.errors.map(({ message }) => message),
  };
}

function unexpectedIn({ file, specs, suites = [] }) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title, line }) => `${file}:${line} › ${title}`),
    ...suites.flatMap(unexpectedIn),
  ];
}
