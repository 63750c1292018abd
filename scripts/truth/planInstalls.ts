// npm run truth:installs [-- SDK or app]: lets npm resolve each install that the docs show, without
// installing it, and compares the outcome with installs.yml; and the defaults of documented.yml with the template.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { book, type Fact, fillPlaceholders, type Release } from '@0610studio/zs-ui/facts';
import { readPackageFile } from './readPackageFile.ts';

type Plan = Fact<'installs.yml'>[number];

/** Peer dependencies of a version: the changes of all versions up to it, merged. */
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

/** Packs a tarball with only the manifest of a version, which is all that npm reads to resolve it. */
function packManifest(version: string, peerDependencies: Record<string, string>, folder: string) {
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

/** Dependencies of the reader's app after the command: those of the template and the added packages. */
async function plannedDependencies(plan: Plan, folder: string): Promise<Record<string, string>> {
  const template = JSON.parse(
    await readPackageFile(`expo-template-default@${plan.template}`, 'package.json', folder),
  ) as { dependencies: Record<string, string> };
  const dependencies = { ...template.dependencies };
  for (const name of plan.without) {
    delete dependencies[name];
  }
  const sdkVersions = JSON.parse(
    await readPackageFile(`expo@${dependencies.expo}`, 'bundledNativeModules.json', folder),
  ) as Record<string, string>;
  for (const spec of plan.packages) {
    const [, name = spec, range] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
    dependencies[name] = range ?? sdkVersions[name] ?? '*';
  }
  return dependencies;
}

/**
 * Runs `npm install --dry-run` for an app and a version of zs-ui.
 * @param readDependencies returns the dependencies of the app; gets a folder for temporary files
 */
async function planInstall(
  readDependencies: (folder: string) => Promise<Record<string, string>>,
  version: string,
  releases: readonly Release[],
): Promise<{ fits: boolean; stderr: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'install-plan-'));
  try {
    const app = join(folder, 'app');
    mkdirSync(app);
    const tarball = packManifest(version, peersOf(releases, version), folder);
    const dependencies = {
      ...(await readDependencies(folder)),
      '@0610studio/zs-ui': `file:${tarball}`,
    };
    writeFileSync(
      join(app, 'package.json'),
      JSON.stringify({ name: 'app', version: '1.0.0', dependencies }),
    );
    // `npm run --silent` sets the log level for its children, too: without one, errors are not printed.
    const options = ['--no-audit', '--no-fund', '--loglevel=error'];
    const args = ['install', '--dry-run', '--ignore-scripts', ...options];
    const { status, stderr } = spawnSync('npm', args, { cwd: app, encoding: 'utf8' });
    return { fits: status === 0, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Dependencies of the app that readers download with an example. */
function deviceAppDependencies(): Record<string, string> {
  const file = new URL('../../site/device-app/package.json', import.meta.url);
  const { dependencies, devDependencies } = JSON.parse(
    fillPlaceholders(readFileSync(file, 'utf8'), book.documented),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  return { ...dependencies, ...devDependencies };
}

/** Defaults of documented.yml that neither the template of an install nor Expo has. */
async function lostDefaults({ sdk, template }: Plan): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'defaults-'));
  const app = await readPackageFile(`expo-template-default@${template}`, 'app.json', folder);
  const types = await readPackageFile(
    `@expo/config-types@~${sdk}.0.0`,
    'build/ExpoConfig.d.ts',
    folder,
  );
  rmSync(folder, { recursive: true, force: true });
  const { expo } = JSON.parse(app) as { expo: Record<string, unknown> };
  return Object.entries(book.documented.defaults).flatMap(([name, value]) => {
    const [, ofExpo] = new RegExp(`Defaults to \`(\\w+)\`[^/]*/\\s*${name}\\?:`).exec(types) ?? [];
    return (expo[name] ?? ofExpo) === value ? [] : [`${name}: ${value}`];
  });
}

const only = process.argv[2];
let failures = 0;
for (const plan of book.installs) {
  if (only && only !== String(plan.sdk)) {
    continue;
  }
  const { fits, stderr } = await planInstall(
    (folder) => plannedDependencies(plan, folder),
    plan.version,
    book.releases,
  );
  const isExpected = fits === (plan.becomes === 'fits') && (fits || stderr.includes('ERESOLVE'));
  console.log(
    `${isExpected ? 'ok   ' : 'WRONG'} zs-ui ${plan.version} on SDK ${plan.sdk}: ${fits ? 'fits' : 'conflict'}`,
  );
  if (!isExpected) {
    failures += 1;
    console.log(stderr);
  }
}
const documentedPlan = book.installs.find(({ version }) => version === book.documented.version);
if (documentedPlan && (!only || only === String(documentedPlan.sdk))) {
  const lost = await lostDefaults(documentedPlan);
  console.log(`${lost.length === 0 ? 'ok   ' : 'WRONG'} defaults of an app ${lost.join(', ')}`);
  failures += lost.length;
}
if (!only || only === 'app') {
  const app = deviceAppDependencies();
  const { fits, stderr } = await planInstall(
    async () => app,
    app['@0610studio/zs-ui'] ?? '',
    book.releases,
  );
  console.log(`${fits ? 'ok   ' : 'WRONG'} the app with an example ${fits ? 'fits' : stderr}`);
  failures += fits ? 0 : 1;
}
process.exitCode = failures === 0 ? 0 : 1;
