// Runs after npm has installed: takes away what packages bring for uses that this project has not.
// Before it nothing but Node 20 is there: built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markInstalled, refuseNode, root } from './lib/install.mjs';

/** What goes: paths `at` in the folder `of` a package. */
const unread = [
  // For debuggers, who would step through what others wrote. Vite reads the maps of what the tests of
  // the toolkit bundle.
  {
    of: /^(?!react-native-|@react-native-async-storage\/)/,
    at: /^(?!node_modules\/).*\.(?:[cm]?[jt]s|css)\.map$/,
  },
  // Types of a checker that is not ours.
  { of: /./, at: /\.flow$/ },
  // What packages are tested with: fonts, pages, modules.
  { of: /./, at: /^tests?$/ },
  // Sources that lie beside what was built from them.
  { of: /^(zod|react-native-web)$/, at: /^src$/ },
  // C headers, for who builds addons, and what was new in each version.
  { of: /^node-/, at: /^(include|share|CHANGELOG\.md)$/ },
  // Share cards read four of these files: see site/src/build/seo/og/fonts.ts.
  {
    of: /^@fontsource\/noto-sans-kr$/,
    at: /^files\/(?!noto-sans-kr-(korean|latin)-[47]00-normal\.woff$)/,
  },
  // The other builds of it: share cards import the one for modules.
  { of: /^satori$/, at: /^dist\/(?:index\.cjs|(?:standalone|experimental)\.c?js)$/ },
  // The build for modules: what tests on devices bring requires the other.
  { of: /^@sinclair\/typebox$/, at: /^build\/esm$/ },
  // Sources of apps for phones: what runs here is the JavaScript.
  { of: /^react-native$/, at: /^(React|ReactAndroid|ReactApple|ReactCommon|sdks|third-party.*)$/ },
  { of: /^(@react-native.*|react-native-.*)$/, at: /^(android|apple|common|ios|windows)$/ },
];

/**
 * Removes what is not read below the packages of a folder.
 * @param {string} modules path of a node_modules
 */
export function trim(modules) {
  for (const name of packagesIn(modules)) {
    const folder = join(modules, name);
    prune(
      folder,
      unread.filter(({ of }) => of.test(name)).map(({ at }) => at),
    );
    const nested = join(folder, 'node_modules');
    if (existsSync(nested)) {
      trim(nested);
    }
  }
}

/** Packages of this repository are links, and stay as they are. */
function packagesIn(modules) {
  return readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`)
        : [name],
    )
    .filter((name) => lstatSync(join(modules, name)).isDirectory());
}

function prune(folder, patterns) {
  for (const path of readdirSync(folder, { recursive: true })) {
    const inPackage = path.replaceAll('\\', '/');
    if (patterns.some((at) => at.test(inPackage))) {
      rmSync(join(folder, path), { recursive: true, force: true });
    }
  }
}

const modules = join(root, 'node_modules');
// npm runs this also where it has written the lockfile alone.
const isInstalled = process.env.npm_config_package_lock_only !== 'true' && existsSync(modules);
if (process.argv[1] === fileURLToPath(import.meta.url) && isInstalled) {
  // npm puts node_modules/.bin first, so that this runs on the Node that the project pins. What npm
  // left out is decided by the Node that npm runs on.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  refuseNode(version || process.version, root);
  trim(modules);
  // Whoever called npm need not wait for a second installation by the project's commands.
  markInstalled(root);
}
