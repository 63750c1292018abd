import { appendFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { root } from '../scripts/lib/install.mjs';
import { weigh } from '../scripts/lib/weigh.ts';
import { siteConfig } from '../site/src/site.config.ts';
import { copyWithMany } from './lib/manyPages.ts';
import { largeSite } from './lib/manyTexts.ts';
import type { Figure } from './lib/report.ts';
import { timeBuild } from './lib/timeBuild.ts';
import { timeDev } from './lib/timeDev.ts';

const folder = join(root, '.cache', 'bench', 'scale');
const dist = join(folder, 'site', 'dist');
const build = () => timeBuild('node', ['scripts/build.ts'], folder);

/** Measures build, development and sizes of the site with 1,000 docs pages and 300 posts more. */
export async function measureScale(browser: Browser): Promise<Figure[]> {
  await copyWithMany(folder, largeSite);
  const first = build();
  const edited = join(folder, 'site/content/docs/Group1/Page1.mdx');
  appendFileSync(edited, '\n고친 문장입니다.\n');
  const again = build();
  const dev = await timeDev(browser, folder, `${siteConfig.base}docs/Group1/Page1/`, edited);
  const layout = weigh(
    { counts: 'layout', path: 'docs/UiComponent/ZSTextField/index.html' },
    pathToFileURL(`${dist}/`),
  );
  const size = (path: string) => statSync(join(dist, path)).size / 1024;
  const figure = (name: string, value: number, unit: string, limit?: number): Figure => ({
    name,
    runs: [value],
    unit,
    ...(limit !== undefined && { limit }),
  });
  return [
    figure('build', first.seconds, 's'),
    figure('memory of the build', first.gigabytes, 'GB', 2),
    figure('build after one edit', again.seconds, 's'),
    figure('development, first page', dev.open, 's', 30),
    figure('development, one edit', dev.edit, 's', 2),
    figure('layout of a docs page', layout / 1024, 'KB', 28),
    figure('search headings', size('search-index/headings.json.br'), 'KB', 30),
    figure('list of the blog', size('blog/index.html.br'), 'KB', 34),
    figure('search page', size('search/index.html.br'), 'KB', 34),
    figure('feed', size('blog/rss.xml.br'), 'KB', 34),
  ];
}
