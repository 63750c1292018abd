import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Address of what an author links to.
 * @param link as written: `/docs/intro/`, `./palette.mdx#색`, `https://…`, `#제목`
 * @param options.base base path of the site with both slashes
 * @param options.contentDir absolute folder whose subfolders are the routes
 * @param options.file absolute path of the page that holds the link
 * @returns the link with the base in front and a slash at the end of a page; unchanged when it
 *   leaves the site or names a content file that does not exist, which the link check reports
 */
export function resolveLink(
  link: string,
  options: { base: string; contentDir: string; file: string | undefined },
): string {
  if (link.startsWith('/') && !link.startsWith('//')) {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
    const isPage = !path.endsWith('/') && !/\.\w+$/.test(path);
    const whole = `${path}${isPage ? '/' : ''}${rest}`;
    return whole.startsWith(options.base) ? whole : options.base + whole.slice(1);
  }
  const [, path, hash = ''] = /^(\.{0,2}[^:#?]*\.mdx?)(#.*)?$/.exec(link) ?? [];
  if (path === undefined || options.file === undefined) {
    return link;
  }
  const target = resolve(dirname(options.file), path);
  const route = relative(options.contentDir, target).replaceAll('\\', '/');
  return route.startsWith('..') || !existsSync(target)
    ? link
    : `${options.base}${route.replace(/(?:\/index)?\.mdx?$/, '')}/${hash}`;
}

/** Makes root-relative links and links to other content files point into the site's base path. */
export function rehypeLinks(options: { base: string; contentDir: string }) {
  return (tree: Root, file: VFile) => {
    const resolveHere = (link: string) =>
      resolveLink(link, { ...options, file: file.history[0] ?? file.path });
    visit(tree, (node) => {
      if (node.type === 'element') {
        for (const name of ['href', 'src'] as const) {
          const value = node.properties[name];
          if (typeof value === 'string') {
            node.properties[name] = resolveHere(value);
          }
        }
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          const named = attribute.type === 'mdxJsxAttribute' && /^(href|src)$/.test(attribute.name);
          if (named && typeof attribute.value === 'string') {
            attribute.value = resolveHere(attribute.value);
          }
        }
      }
    });
  };
}
