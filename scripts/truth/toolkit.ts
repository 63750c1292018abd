// npm run truth -- --toolkit PATH: checks the docs against the source of the published toolkit. PATH is
// a clone with its history, at the documented version. The first run installs an Expo app in .cache/truth.
// With --numbers it checks the numbers that the pages state, with --history the history of the API and the
// versions in changes.yml and behaviour.yml, and nothing else. --numbers --record writes proved-numbers.json,
// with which the tests compare pages.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { book } from '@0610studio/zs-ui/facts';
import type { Api } from '@zs-docs/api-docs';
import { compareApi, extractApi, packageOptions } from '@zs-docs/api-docs/build';
import { apiAt, stateOf } from '@zs-docs/api-docs/history';
import { createApp, type TruthApp } from './createApp.ts';
import { checkHistory } from './history/checkHistory.ts';
import { checkNumbers } from './numbers/checkNumbers.ts';
import { proveNumbers, writeProved } from './numbers/provedNumbers.ts';
import { readNumber } from './numbers/readNumber.ts';
import { readTexts } from './numbers/texts.ts';
import { openToolkit } from './numbers/toolkit.ts';
import { runExamples } from './runExamples.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let failures = 0;

/** Prints the result of a check. */
function report(check: string, errors: readonly string[]): void {
  console.log(`${errors.length === 0 ? 'ok   ' : 'WRONG'} ${check}`);
  for (const error of errors) {
    console.log(`      ${error}`);
  }
  failures += errors.length;
}

/** Runs a program of the app's dependencies, or npm. */
function run(app: TruthApp, command: string, args: string[]): SpawnSyncReturns<string> {
  const program = command === 'npm' ? command : join(app.folder, 'node_modules/.bin', command);
  const env = { ...process.env, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };
  return spawnSync(program, args, { cwd: app.folder, encoding: 'utf8', env });
}

const firstLines = (output: string) => output.split('\n').slice(0, 40);

function install(app: TruthApp): void {
  if (app.isNew || !existsSync(join(app.folder, 'node_modules'))) {
    console.log('Installing the dependencies of an Expo app …');
    const { status, stderr } = run(app, 'npm', [
      'install',
      '--no-audit',
      '--no-fund',
      '--legacy-peer-deps',
    ]);
    if (status !== 0) {
      throw new Error(`npm install failed in ${app.folder}:\n${stderr}`);
    }
  }
}

/** Lines of the compiler's output that report an error. */
function compileErrors(app: TruthApp, tsconfig: string): string[] {
  const { stdout } = run(app, 'tsc', ['-p', tsconfig]);
  return stdout.split('\n').filter((line) => /error TS\d+/.test(line));
}

/** Emits the declarations of the toolkit, and compiles all examples and snippets against them. */
function checkTypes(app: TruthApp): void {
  report('the declarations of the toolkit compile', compileErrors(app, 'tsconfig.toolkit.json'));
  const files = globSync(join(app.folder, 'examples/**/*.{ts,tsx}'));
  const count = files.filter((file) => !file.endsWith('.d.ts')).length;
  report(
    `${count} examples and snippets compile against them`,
    compileErrors(app, 'tsconfig.examples.json'),
  );
}

/** Reads the API of the toolkit, as its declarations are with the packages of an app. */
function readApi(app: TruthApp): Api {
  const options = packageOptions({
    root: app.folder,
    entry: 'toolkit/src/index.ts',
    tsconfig: 'tsconfig.toolkit.json',
  });
  return extractApi(options).api;
}

/** Compares the API of the toolkit with that of the documented version in the history. */
function checkRecordedApi(app: TruthApp): void {
  const recorded = apiAt(book.history, book.documented.version);
  report(
    `its API is that of the history (${Object.keys(recorded.entries).length} names)`,
    compareApi(stateOf(readApi(app)), recorded).map(
      ({ member, what, ours, published }) =>
        `${member} (${what}): ${ours ?? 'missing'}; recorded: ${published ?? 'missing'}`,
    ),
  );
}

/** Checks that the source files which the open notes on behaviour cite exist. */
function checkSources(toolkit: string): void {
  const open = book.behaviours.filter(({ fixedIn }) => fixedIn === undefined);
  const sources = open.flatMap(({ id, source }) => [source].flat().map((file) => ({ id, file })));
  const missing = sources.filter(({ file }) => !existsSync(join(toolkit, 'src', file)));
  report(
    `the sources of ${open.length} open notes exist`,
    missing.map(({ id, file }) => `${id}: ${file}`),
  );
}

/** Compares what this repository's toolkit draws and calls with the published one, on both platforms. */
function checkBehaviour(folder: string): void {
  const config = 'packages/toolkit/tests/truth/jest.config.mjs';
  const { status, stderr } = spawnSync('npx', ['jest', '--config', config], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TOOLKIT: folder },
  });
  report(
    'packages/toolkit draws and calls the same in every example and component',
    status === 0 ? [] : stderr.split('\n').filter((line) => /^\s+●|^\s+[-+] /.test(line)),
  );
}

/** Compares the numbers of pages and notes with the source of the versions that they speak of. */
async function checkStatedNumbers(folder: string): Promise<void> {
  const source = openToolkit(folder, book.releases);
  const { proved, errors, elsewhere } = await checkNumbers(book.numbers, readTexts(), (entry) =>
    readNumber(entry, source, book.documented.version),
  );
  report(`its source has ${proved} numbers of pages and notes`, errors);
  for (const { why, count } of elsewhere) {
    console.log(`      ${count} others, which it cannot show. ${why}`);
  }
}

/** Compares the committed history of the API with the source of each version. */
async function checkApiHistory(folder: string): Promise<void> {
  for (const { what, errors } of await checkHistory(folder)) {
    report(what, errors);
  }
}

/** Runs the tests of the testing guide. */
function checkGuideTests(app: TruthApp): void {
  const { status, stderr } = run(app, 'jest', []);
  report('the tests of the testing guide pass', status === 0 ? [] : firstLines(stderr));
}

/** Bundles the app for the web and runs all examples in Chromium. */
async function checkExamples(app: TruthApp): Promise<void> {
  const { status, stderr } = run(app, 'expo', ['export', '-p', 'web', '--output-dir', 'web']);
  if (status !== 0) {
    report('the examples bundle for the web', firstLines(stderr));
    return;
  }
  const runs = await runExamples(join(app.folder, 'web'), app.examples);
  report(
    `${runs.length} examples run on it`,
    runs.flatMap(({ example, errors }) => errors.map((error) => `${example}: ${error}`)),
  );
}

const { values } = parseArgs({
  options: {
    toolkit: { type: 'string' },
    numbers: { type: 'boolean' },
    history: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});
const toolkit = values.toolkit && resolve(values.toolkit);
if (!toolkit || !existsSync(join(toolkit, 'src/index.ts'))) {
  console.error(
    'Name a checkout of the published toolkit, a folder with src/index.ts: npm run truth -- --toolkit PATH',
  );
  process.exitCode = 1;
} else {
  const isWhole = !values.numbers && !values.history;
  if (values.record) {
    const source = openToolkit(toolkit, book.releases);
    const proved = await proveNumbers(book.numbers.numbers, source, book.documented.version);
    console.log(`Wrote ${proved.length} places of numbers to ${writeProved(proved)}.`);
  }
  if (isWhole || values.numbers) {
    await checkStatedNumbers(toolkit);
  }
  if (isWhole || values.history) {
    await checkApiHistory(toolkit);
  }
  if (isWhole) {
    checkBehaviour(toolkit);
    const app = createApp(toolkit);
    install(app);
    checkTypes(app);
    checkRecordedApi(app);
    checkSources(toolkit);
    checkGuideTests(app);
    await checkExamples(app);
  }
  process.exitCode = failures === 0 ? 0 : 1;
}
