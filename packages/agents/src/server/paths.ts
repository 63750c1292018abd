/**
 * The path of a page's Markdown, which `read` takes too.
 * @example markdownOf('docs/intro/#설치') // 'docs/intro.md#설치'
 */
export function markdownOf(path: string): string {
  const [page = '', anchor] = path.split('#');
  const file = `${page.replace(/\/$/, '') || 'index'}.md`;
  return anchor ? `${file}#${anchor}` : file;
}

/**
 * The path of a page, and the section, in whatever form they were written: with or without the
 * address of the site, as Markdown or as HTML.
 * @example readPath('/zs-ui/docs/intro.md#설치', 'https://a.dev/zs-ui/') // { page: 'docs/intro/', anchor: '설치' }
 * @example readPath('index.md', 'https://a.dev/') // { page: '' }
 */
export function readPath(written: string, site: string): { page: string; anchor?: string } {
  const { pathname } = new URL(site);
  const [before = '', hash] = decode(written.trim()).split('#', 2);
  const path = before
    .replace(/\?.*$/s, '')
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/^\/*/, '/')
    .replace(pathname, '/')
    .replace(/(?:index)?\.(?:md|html)$/, '/')
    .replace(/^\/+|\/+$/g, '');
  return { page: path ? `${path}/` : '', ...(hash ? { anchor: hash } : {}) };
}

/** A path without percent-encoding; what is none, such as `100%` in a title, stays as it is written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) {
      throw error;
    }
    return text;
  }
}
