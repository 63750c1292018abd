import { href } from '../config/paths.ts';
import { siteConfig } from '../site.config.ts';
import { shellText } from '../text/shell.ts';
import { ColorModeToggle } from './ColorModeToggle.tsx';
import icon from './IconButton.module.css';
import { CloseIcon, MenuIcon, SearchIcon, SourceIcon } from './icons.tsx';
import { Logo } from './Logo.tsx';
import styles from './Navbar.module.css';
import { NavLinks } from './NavLinks.tsx';

/** Bar at the top of every page: name, sections, search, source, colour mode, menu button. */
export function Navbar({ path }: { path: string }) {
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <button
          type="button"
          className={`${icon.button} ${styles.menu}`}
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
          <NavLinks path={path} />
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
          className={`${icon.button} ${styles.source}`}
          href={siteConfig.repository}
          aria-label={shellText.source}
        >
          <SourceIcon />
        </a>
      </div>
    </header>
  );
}
