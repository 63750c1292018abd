import { readdirSync, readFileSync } from 'node:fs';

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file))
    .sort();
}

const withSlash = (path: string) => (path === '' ? '' : `${path}/`);

/** Route of a content file: `Theme/index.mdx` and `Theme.mdx` are both `Theme/`. */
function contentRoute(file: string): string {
  return withSlash(file.replace(/(?:(?:^|\/)index)?\.mdx?$/, ''));
}

/**
 * Routes of every page that has a file of its own, by file.
 * @param site folder of the Astro project
 */
export function readRoutes(site: string): Map<string, string> {
  const routes = new Map<string, string>();
  for (const file of filesIn(`${site}/src/pages`, /^[^[\]]*\.astro$/)) {
    const route = withSlash(file.replace(/(?:(?:^|\/)index)?\.astro$/, ''));
    routes.set(`src/pages/${file}`, route);
  }
  for (const file of filesIn(`${site}/content/docs`, /\.mdx$/)) {
    routes.set(`content/docs/${file}`, `docs/${contentRoute(file)}`);
  }
  for (const file of filesIn(`${site}/content/pages`, /\.mdx?$/)) {
    routes.set(`content/pages/${file}`, contentRoute(file));
  }
  for (const file of filesIn(`${site}/content/blog`, /\/index\.mdx$/)) {
    const source = readFileSync(`${site}/content/blog/${file}`, 'utf8');
    const slug = /^slug:\s*["']?([^"'\s]+)/m.exec(source)?.[1];
    if (slug) {
      routes.set(`content/blog/${file}`, `blog/${slug}/`);
    }
  }
  return routes;
}
