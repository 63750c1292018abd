import { dirname, relative, resolve } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** What a link is resolved by. */
interface LinkContext {
  /** Base path of the site with both slashes. */
  base: string;
  /** Folder of the site. */
  root: string;
  /** Absolute path of the page that holds the link. */
  file: string | undefined;
  /** Path of a page below the base, by its file below the site's folder, in NFC; undefined for other files. */
  pathOfFile: (file: string) => string | undefined;
}

/**
 * Resolves a link as an author writes it.
 * @param link as written: `/docs/intro/`, `./palette.mdx#색`, `https://…`, `#제목`
 * @returns the link with the base in front and a slash at the end of a page; unchanged when it
 *   leaves the site or names a file that is no page, which the link check reports
 */
export function resolveLink(link: string, { base, root, file, pathOfFile }: LinkContext): string {
  if (link.startsWith('/') && !link.startsWith('//')) {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
    const isPage = !path.endsWith('/') && !/\.\w+$/.test(path);
    const whole = `${path}${isPage ? '/' : ''}${rest}`;
    return whole.startsWith(base) ? whole : base + whole.slice(1);
  }
  const [, name, hash = ''] = /^(\.{0,2}[^:#?]*\.mdx?)(#.*)?$/.exec(link) ?? [];
  if (name === undefined || file === undefined) {
    return link;
  }
  const target = relative(root, resolve(dirname(file), decodeURI(name))).replaceAll('\\', '/');
  const path = pathOfFile(target.normalize('NFC'));
  return path === undefined ? link : `${base}${path}${hash}`;
}

/** Makes root-relative links and links to other content files point into the site's base path. */
export function rehypeLinks(options: Omit<LinkContext, 'file'>) {
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
