import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import type { Release } from './readHistory.ts';

/** An install that a page shows; the fields are told in installs.yml. */
interface Plan {
  sdk: number;
  template: string;
  version: string;
  packages: string[];
  without?: string[];
  becomes: 'fits' | 'conflict';
}

const published = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../packages/zs-ui/published/${name}`, import.meta.url)),
    'utf8',
  );

/** Peer ranges of a version: those of all versions up to it, one over the other. */
function peersOf(releases: readonly Release[], version: string): Record<string, string> {
  const until = releases.findIndex((release) => release.version === version);
  if (until < 0) {
    throw new Error(`releases.json has no version ${version}.`);
  }
  const peers = Object.assign({}, ...releases.slice(0, until + 1).map((release) => release.peers));
  return Object.fromEntries(
    Object.entries<string | null>(peers).flatMap(([name, range]) => (range ? [[name, range]] : [])),
  );
}

/** A file of a package on the registry. */
function fileOf(spec: string, file: string, folder: string): string {
  const name = execFileSync('npm', ['pack', spec, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  }).trim();
  return execFileSync(
    'tar',
    ['-xOf', join(folder, name.split('\n').at(-1) ?? ''), `package/${file}`],
    {
      encoding: 'utf8',
    },
  );
}

/** A tarball with nothing but the manifest of a version, which is all that a plan reads. */
function manifestTarball(
  version: string,
  peerDependencies: Record<string, string>,
  folder: string,
) {
  const source = join(folder, 'manifest');
  mkdirSync(source);
  writeFileSync(
    join(source, 'package.json'),
    JSON.stringify({ name: '@0610studio/zs-ui', version, peerDependencies }),
  );
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
  }).trim();
  return join(folder, name);
}

/** What the reader's package.json holds after the command: the template, and what is added. */
function appOf(plan: Plan, folder: string): Record<string, string> {
  const template = JSON.parse(
    fileOf(`expo-template-default@${plan.template}`, 'package.json', folder),
  ) as { dependencies: Record<string, string> };
  const dependencies = { ...template.dependencies };
  for (const name of plan.without ?? []) {
    delete dependencies[name];
  }
  const chosen = JSON.parse(
    fileOf(`expo@${dependencies.expo}`, 'bundledNativeModules.json', folder),
  ) as Record<string, string>;
  for (const spec of plan.packages) {
    const [, name = spec, range] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
    dependencies[name] = range ?? chosen[name] ?? '*';
  }
  return dependencies;
}

/** Plans one install of an app and a version of zs-ui; says what npm says. */
function outcomeOf(
  appIn: (folder: string) => Record<string, string>,
  version: string,
  releases: readonly Release[],
): { fits: boolean; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'install-plan-'));
  try {
    const app = join(folder, 'app');
    mkdirSync(app);
    const tarball = manifestTarball(version, peersOf(releases, version), folder);
    const dependencies = { ...appIn(folder), '@0610studio/zs-ui': `file:${tarball}` };
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({ name: 'app', version: '1.0.0', dependencies }),
    );
    // A caller that runs npm silently would hand that down, and the complaint would be lost.
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const args = ['install', '--dry-run', '--ignore-scripts', ...quiet];
    const { status, stderr } = spawnSync('npm', args, { cwd: app, encoding: 'utf8' });
    return { fits: status === 0, said: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the app holds that a reader gets with an example. */
function deviceApp(): Record<string, string> {
  const file = new URL('../../site/device-app/package.json', import.meta.url);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  return { ...dependencies, ...devDependencies };
}

const releases = JSON.parse(published('releases.json')) as Release[];
const only = process.argv[2];
let wrong = 0;
for (const plan of load(published('installs.yml')) as Plan[]) {
  if (only && only !== String(plan.sdk)) {
    continue;
  }
  const { fits, said } = outcomeOf((folder) => appOf(plan, folder), plan.version, releases);
  const isRight = fits === (plan.becomes === 'fits') && (fits || said.includes('ERESOLVE'));
  console.log(
    `${isRight ? 'as said' : 'NOT AS SAID'}: zs-ui ${plan.version} on SDK ${plan.sdk}: ${fits ? 'fits' : 'conflict'}`,
  );
  if (!isRight) {
    wrong += 1;
    console.log(said);
  }
}
if (!only || only === 'app') {
  const app = deviceApp();
  const { fits, said } = outcomeOf(() => app, app['@0610studio/zs-ui'] ?? '', releases);
  console.log(
    `${fits ? 'as said' : 'NOT AS SAID'}: the app with an example ${fits ? 'fits' : said}`,
  );
  wrong += fits ? 0 : 1;
}
process.exitCode = wrong === 0 ? 0 : 1;
