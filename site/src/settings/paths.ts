import { siteConfig } from '../site.config.ts';

/**
 * Address of a page or file of this site.
 * @param path path below the base, with or without a leading slash: `docs/intro/`
 * @returns path from the server root, base included: `/zs-ui/docs/intro/`
 */
export function href(path: string): string {
  return siteConfig.base + path.replace(/^\/+/, '');
}

/** Full address of a page or file, for canonical links, feeds and the sitemap. */
export function absoluteUrl(path: string): string {
  return new URL(href(path), siteConfig.url).href;
}
