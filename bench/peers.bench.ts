import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, root } from '../scripts/lib/install.mjs';
import { writeMarkdown } from './lib/manyPages.ts';
import { largeSite } from './lib/manyTexts.ts';
import type { Figure } from './lib/report.ts';
import { timeBuild } from './lib/timeBuild.ts';

/** Folder of the pages of each generator. */
const peers = {
  docusaurus: 'docs',
  starlight: 'src/content/docs',
  vitepress: 'docs',
};

/** Caches of the generators, removed before a first build. */
const CACHES = ['.astro', '.docusaurus', 'node_modules/.astro', 'node_modules/.cache'];

/** Builds the pages of the large site with other generators, in their default setup with search. */
export async function measurePeers(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, pages] of Object.entries(peers)) {
    const folder = join(root, '.cache', 'bench', 'peers', name);
    install(name, folder);
    for (const cache of CACHES) {
      rmSync(join(folder, cache), { recursive: true, force: true });
    }
    await writeMarkdown(join(folder, pages), largeSite);
    const build = () => timeBuild('npm', ['run', '--silent', 'build'], folder);
    const first = build();
    appendFileSync(join(folder, pages, 'group1/page-1.md'), '\n고친 문장입니다.\n');
    const again = build();
    figures.push({ name: `${name}: build`, runs: [first.seconds], unit: 's' });
    figures.push({ name: `${name}: memory of the build`, runs: [first.gigabytes], unit: 'GB' });
    figures.push({ name: `${name}: build after one edit`, runs: [again.seconds], unit: 's' });
  }
  return figures;
}

/** Installs a generator in a folder where it does not resolve packages of this repository. */
function install(name: string, folder: string): void {
  cpSync(new URL(`peers/${name}/`, import.meta.url), folder, { recursive: true });
  const args = ['install', '--silent', '--no-audit', '--no-fund', '--workspaces=false'];
  const { status } = spawnSync('npm', args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) {
    throw new Error(`${folder}: npm install failed.`);
  }
}
