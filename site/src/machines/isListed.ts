import { readFileSync } from 'node:fs';
import { siteConfig } from '../site.config.ts';

/** Routes that search engines must not list whatever their content. */
const unlistedRoutes = ['config/', 'search/', 'offline/', '404/'];

/**
 * Whether a page belongs in the sitemap.
 * @param address full address of the page
 */
export function isListed(address: string): boolean {
  const path = new URL(address).pathname.slice(siteConfig.base.length);
  return !unlistedRoutes.includes(path) && !isUnlistedContent(path);
}

/** Front matter is read from the file: the sitemap knows addresses only. */
function isUnlistedContent(path: string): boolean {
  for (const file of [
    `content/${path.replace(/\/$/, '')}.mdx`,
    `content/pages/${path.replace(/\/$/, '')}.mdx`,
  ]) {
    try {
      return /^unlisted:\s*true\s*$/m.test(readFileSync(file, 'utf8').split('\n---')[0] ?? '');
    } catch {
      // Not this file: the page comes from another folder or from no content at all.
    }
  }
  return false;
}
