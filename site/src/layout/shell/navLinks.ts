import { shellText } from '../../text/shell.ts';

/** Link to a section of the site. */
interface NavLink {
  label: string;
  /** Path below the base. */
  path: string;
  /** Prefix of the paths in the section. */
  section: string;
  /** Whether the page is inside the section. */
  current: boolean;
}

/**
 * Links to the sections of the site, with the section of the page marked.
 * @param path path of the page below the base: `docs/intro/`
 */
export function navLinks(path: string): NavLink[] {
  const links = [
    { label: shellText.docs, path: 'docs/intro/', section: 'docs' },
    { label: shellText.components, path: 'docs/components/', section: 'docs/components' },
    { label: shellText.upgrade, path: 'upgrade/', section: 'upgrade' },
    { label: shellText.changelog, path: 'changelog/', section: 'changelog' },
    { label: shellText.blog, path: 'blog/', section: 'blog' },
  ];
  // The innermost, as 컴포넌트 is a part of 문서.
  const [current] = links
    .map(({ section }) => section)
    .filter((section) => path.startsWith(`${section}/`))
    .sort((a, b) => b.length - a.length);
  return links.map((link) => ({ ...link, current: link.section === current }));
}
