import { shellText } from '../text/shell.ts';

/** A section of the site in the navbar and the menu. */
interface NavLink {
  label: string;
  /** Path below the base. */
  path: string;
  /** First part of the paths that belong to the section. */
  section: string;
  /** Whether the page is inside the section. */
  current: boolean;
}

/**
 * Sections of the site, with the one that holds the page marked.
 * @param path path of the page below the base: `docs/intro/`
 */
export function navLinks(path: string): NavLink[] {
  return [
    { label: shellText.docs, path: 'docs/intro/', section: 'docs' },
    { label: shellText.blog, path: 'blog/', section: 'blog' },
  ].map((link) => ({ ...link, current: path.split('/')[0] === link.section }));
}
