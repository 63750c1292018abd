import { href } from '../config/paths.ts';
import { siteConfig } from '../site.config.ts';
import { shellText } from '../text/shell.ts';
import { ColorModeToggle } from './ColorModeToggle.tsx';
import { CloseIcon, MenuIcon, SearchIcon, SourceIcon } from './icons.tsx';
import { Logo } from './Logo.tsx';
import styles from './Navbar.module.css';
import { navLinks } from './navLinks.ts';

/** Bar at the top of every page: name, sections, search, source, colour mode, menu button. */
export function Navbar({ path }: { path: string }) {
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <button
          type="button"
          className={`${styles.icon} ${styles.menu}`}
          popoverTarget="site-menu"
          aria-label={shellText.openMenu}
        >
          <span className={styles.whenClosed}>
            <MenuIcon />
          </span>
          <span className={styles.whenOpen}>
            <CloseIcon />
          </span>
        </button>
        <a className={styles.brand} href={href('')}>
          <Logo />
          <span>{siteConfig.title}</span>
        </a>
        <nav className={styles.links} aria-label={shellText.mainNavigation}>
          {navLinks(path).map((link) => (
            <a
              key={link.path}
              href={href(link.path)}
              data-nav={link.section}
              aria-current={link.current ? 'true' : undefined}
            >
              {link.label}
            </a>
          ))}
        </nav>
        <button
          type="button"
          className={styles.search}
          data-search-open
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
        >
          <SearchIcon />
          <span className={styles.searchLabel}>{shellText.search}</span>
          <span className={styles.hint} aria-hidden="true">
            {shellText.searchShortcut}
          </span>
        </button>
        <ColorModeToggle />
        <a
          className={`${styles.icon} ${styles.source}`}
          href={siteConfig.repository}
          aria-label={shellText.source}
        >
          <SourceIcon />
        </a>
      </div>
    </header>
  );
}
