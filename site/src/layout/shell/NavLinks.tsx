import { href } from '../../settings/paths.ts';
import { navLinks } from './navLinks.ts';

/** Links to the sections of the site, for the navbar and the menu. */
export function NavLinks({ path }: { path: string }) {
  return navLinks(path).map((link) => (
    <a
      key={link.path}
      href={href(link.path)}
      data-nav={link.section}
      aria-current={link.current ? 'true' : undefined}
    >
      {link.label}
    </a>
  ));
}
