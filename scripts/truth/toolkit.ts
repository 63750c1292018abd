import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Api } from '@zs-docs/api-docs';
import { compareApi, extractApi, packageOptions } from '@zs-docs/api-docs/build';
import { parseBehaviour } from '../../site/src/toolkit/facts/behaviour.ts';
import { layApp, type TruthApp } from './layApp.ts';
import { runExamples } from './runExamples.ts';
import { watchMotion } from './watchMotion.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const publishedFile = join(root, 'packages/zs-ui/published/0.12.2.json');
const notesFile = join(root, 'packages/zs-ui/published/behaviour.yml');

let failures = 0;

function report(what: string, wrong: readonly string[]): void {
  console.log(`${wrong.length === 0 ? 'ok   ' : 'WRONG'} ${what}`);
  for (const line of wrong) {
    console.log(`      ${line}`);
  }
  failures += wrong.length;
}

function run(app: TruthApp, command: string, args: string[], more = {}): SpawnSyncReturns<string> {
  const env = { ...process.env, ...more, CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };
  return spawnSync(command, args, { cwd: app.folder, encoding: 'utf8', env });
}

const local = (app: TruthApp, name: string) => join(app.folder, 'node_modules/.bin', name);

/** Lines of a compiler's output that name an error, and with it its file. */
const errorLines = (said: string) => said.split('\n').filter((line) => /error TS\d+/.test(line));

function install(app: TruthApp): void {
  if (app.isNew || !existsSync(join(app.folder, 'node_modules'))) {
    console.log('Installing what an app on SDK 52 needs …');
    const done = run(app, 'npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps']);
    if (done.status !== 0) {
      throw new Error(`npm install failed in ${app.folder}:\n${done.stderr}`);
    }
  }
}

/** Builds the declarations, then compiles every example and snippet against them. */
function compile(app: TruthApp): void {
  const built = run(app, local(app, 'tsc'), ['-p', 'tsconfig.toolkit.json']);
  report('the toolkit builds its declarations', errorLines(built.stdout));
  const count = globSync(join(app.folder, 'examples/**/*.{ts,tsx}')).filter(
    (file) => !file.endsWith('.d.ts'),
  ).length;
  const compiled = run(app, local(app, 'tsc'), ['-p', 'tsconfig.compile.json']);
  report(`${count} examples and snippets compile against them`, errorLines(compiled.stdout));
}

/** Holds the toolkit's API against the recorded facts. */
function compare(app: TruthApp): void {
  const options = packageOptions({
    root: app.folder,
    entry: 'toolkit/src/index.ts',
    tsconfig: 'tsconfig.toolkit.json',
  });
  const published = JSON.parse(readFileSync(publishedFile, 'utf8')) as Api;
  const differences = compareApi(extractApi(options).api, published);
  report(
    `its API is the recorded one (${published.entries.length} names)`,
    differences.map(
      ({ member, what, ours, published: recorded }) =>
        `${member} (${what}): ${ours ?? 'not there'}; recorded: ${recorded ?? 'not there'}`,
    ),
  );
}

/** Looks in the checkout, README included, for the files that the notes on its behaviour name as their source. */
function findSources(toolkit: string): void {
  const notes = parseBehaviour(readFileSync(notesFile, 'utf8'), notesFile);
  const lost = notes.filter(({ source }) => !existsSync(join(toolkit, 'src', source)));
  report(
    `the sources of ${notes.length} notes are there`,
    lost.map(({ id, source }) => `${id}: ${source}`),
  );
}

/** Runs the tests that the testing guide shows. */
function test(app: TruthApp): void {
  const { status, stderr } = run(app, local(app, 'jest'), []);
  report(
    'the tests of the testing guide pass',
    status === 0 ? [] : stderr.split('\n').slice(0, 40),
  );
}

/** Runs every example on it in Chromium. */
async function open(app: TruthApp): Promise<void> {
  const bundled = run(app, local(app, 'expo'), ['export', '-p', 'web', '--output-dir', 'web']);
  if (bundled.status !== 0) {
    report('the examples bundle for the web', bundled.stderr.split('\n').slice(0, 40));
    return;
  }
  const runs = await runExamples(join(app.folder, 'web'), app.examples);
  report(
    `${runs.length} examples run on it`,
    runs.flatMap(({ example, errors }) => errors.map((error) => `${example}: ${error}`)),
  );
  report(
    'its overlays keep still under reduced motion',
    await watchMotion(join(app.folder, 'web')),
  );
}

const { values } = parseArgs({ options: { toolkit: { type: 'string' } } });
const toolkit = values.toolkit && resolve(values.toolkit);
if (!toolkit || !existsSync(join(toolkit, 'src/index.ts'))) {
  console.error(
    'Say where the source of the published toolkit is, a folder with src/index.ts: npm run truth -- --toolkit PATH',
  );
  process.exitCode = 1;
} else {
  const app = layApp(toolkit);
  install(app);
  compile(app);
  compare(app);
  findSources(toolkit);
  test(app);
  await open(app);
  process.exitCode = failures === 0 ? 0 : 1;
}
