import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env, root } from '../scripts/lib/install.mjs';
import { weigh } from '../scripts/lib/weigh.ts';
import { copyWithMany } from './lib/manyPages.ts';
import type { Figure } from './lib/report.ts';

const folder = join(root, '.cache', 'bench', 'scale');
const dist = join(folder, 'site', 'dist');
const memory = join(root, '.cache', 'bench', 'memory.log');

/** Each program of the build writes the most memory that it held, in KB, when it ends. */
const remember = `data:text/javascript,import { appendFileSync } from 'node:fs';process.on('exit',()=>appendFileSync(${JSON.stringify(memory)},process.resourceUsage().maxRSS+'\\n'))`;

/** One build: how long it took, and the most memory that one of its programs held. */
function build(): { seconds: number; gigabytes: number } {
  rmSync(memory, { force: true });
  const start = performance.now();
  const { status } = spawnSync('node', ['scripts/build.ts'], {
    cwd: folder,
    env: { ...env, NODE_OPTIONS: `--import=${encodeURI(remember)}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    throw new Error(`${folder}: the build of the large site failed.`);
  }
  const most = Math.max(...readFileSync(memory, 'utf8').trim().split('\n').map(Number));
  return { seconds: (performance.now() - start) / 1000, gigabytes: most / 1e6 };
}

/** The site with a thousand docs pages and three hundred posts more: its build, and what it weighs. */
export async function measureScale(): Promise<Figure[]> {
  await copyWithMany(folder, { docs: 1000, posts: 300 });
  const first = build();
  appendFileSync(join(folder, 'site/content/docs/Group1/Page1.mdx'), '\n고친 문장입니다.\n');
  const again = build();
  const page = weigh(
    { counts: 'page', path: 'docs/UiComponent/ZSTextField/index.html' },
    pathToFileURL(`${dist}/`),
  );
  const size = (path: string) => statSync(join(dist, path)).size / 1024;
  const figure = (name: string, value: number, unit: string, limit: number): Figure => ({
    name,
    runs: [value],
    unit,
    limit,
  });
  return [
    figure('build', first.seconds, 's', 100),
    figure('memory of the build', first.gigabytes, 'GB', 2),
    figure('build after one edit', again.seconds, 's', 30),
    figure('docs page', page / 1024, 'KB', 34),
    figure('search headings', size('search-index/headings.json.br'), 'KB', 30),
    figure('list of the blog', size('blog/index.html.br'), 'KB', 34),
    figure('search page', size('search/index.html.br'), 'KB', 34),
    figure('feed', size('blog/rss.xml.br'), 'KB', 34),
  ];
}
