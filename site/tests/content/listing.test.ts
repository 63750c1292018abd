import { afterAll, expect, test, vi } from 'vitest';
import { isInSitemap } from '../../src/build/seo/isInSitemap.ts';
import { docsSidebar } from '../../src/content/page-table/listedDocs.ts';
import { pageTable } from '../../src/content/page-table/pageTable.ts';
import { flattenSidebar } from '../../src/content/page-table/sidebar.ts';
import { hasOwnImage, ogImagePath } from '../../src/layout/document/ogImagePath.ts';
import { listedPosts } from '../../src/sections/blog/posts.ts';
import { absoluteUrl } from '../../src/settings/paths.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

vi.mock('../../src/sections/mdx/renderToHtml.ts', () => ({}));

const before = process.cwd();

afterAll(() => process.chdir(before));

/** The site with one more line in the front matter of a file. */
function readWith(file: string, line: string): void {
  process.chdir(contentFolder(withLine(file, line)));
}

const inSitemap = (path: string) => isInSitemap(absoluteUrl(path));
const images = () => pageTable().pages.filter(hasOwnImage).map(ogImagePath);

const places = [
  ['docs/intro.mdx', 'docs/intro/'],
  ['blog/2026-01-02-hello/index.mdx', 'blog/hello/'],
  ['pages/about.mdx', 'about/'],
] as const;

test.each(places)('%s is found: in the sitemap, with a share image', (file, path) => {
  readWith(file, '# nothing new');
  expect(inSitemap(path)).toBe(true);
  expect(images()).toContain(`og/${path.slice(0, -1)}.png`);
});

test.each(
  places.flatMap(([file, path]) => [
    [file, 'unlisted', path],
    [file, 'draft', path],
  ]),
)('%s that is %s is neither in the sitemap nor has a share image', (file, word, path) => {
  readWith(file, `${word}: true`);
  expect(pageTable().byPath.has(path)).toBe(true);
  expect(inSitemap(path)).toBe(false);
  expect(images()).not.toContain(`og/${path.slice(0, -1)}.png`);
});

test('an unlisted post is in no list or feed, an unlisted page not in the sidebar', () => {
  readWith('blog/2026-01-02-hello/index.mdx', 'unlisted: true');
  expect(listedPosts()).toEqual([]);
  readWith('docs/intro.mdx', 'unlisted: true');
  expect(flattenSidebar(docsSidebar()).map(({ path }) => path)).toEqual(['docs/Theme/palette/']);
});

test('an address that no page has is not in the sitemap', () => {
  expect(inSitemap('og/home.png')).toBe(false);
});
