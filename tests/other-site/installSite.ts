import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** A site of this folder that stands for somebody else's. */
export interface OtherSite {
  /** Folder that it is copied from. */
  name: string;
  /** Packages of this repository that it installs. */
  packages: readonly string[];
}

/** The environment of somebody who has only Node: nothing of this repository is found by its way. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE/.test(name));
  const path = (process.env.PATH ?? '').split(delimiter);
  return {
    ...Object.fromEntries(own),
    PATH: path.filter((folder) => !folder.includes('node_modules')).join(delimiter),
    LANG: 'en_US.UTF-8',
  };
}

function run(folder: string, command: string, args: readonly string[]): string {
  const options = { cwd: folder, env: plainEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
  }
  return stdout.trim();
}

/** Equal prints mean that the site would be installed and built the same. */
function fingerprint({ name, packages }: OtherSite): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) {
        visit(inner);
      } else {
        hash.update(inner).update(readFileSync(inner));
      }
    }
  };
  visit(at(name));
  for (const one of packages) {
    hash.update(readFileSync(at(`../../packages/${one}/package.json`)));
    for (const folder of ['bin', 'dist', 'styles']) {
      const path = at(`../../packages/${one}/${folder}`);
      if (existsSync(path)) {
        visit(path);
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds the site in a folder of its own outside of this repository, with the packages installed
 * from the tarballs that would be published.
 * @returns the built site, the same as before when nothing has changed since
 */
export function installSite(site: OtherSite): string {
  const folder = join(tmpdir(), `${site.name}-docs-${fingerprint(site)}`);
  if (existsSync(folder)) {
    return join(folder, 'dist');
  }
  const making = `${folder}-${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  cpSync(at(site.name), making, { recursive: true });
  const tarballs = join(making, 'tarballs');
  mkdirSync(tarballs);
  for (const name of site.packages) {
    const packed = run(at(`../../packages/${name}`), 'npm', [
      'pack',
      '--silent',
      '--pack-destination',
      tarballs,
    ]);
    renameSync(join(tarballs, packed), join(tarballs, `${name}.tgz`));
  }
  run(making, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--silent']);
  run(making, 'npm', ['run', '--silent', 'build']);
  // Only now under its name: a build that broke off is no build.
  renameSync(making, folder);
  return join(folder, 'dist');
}
