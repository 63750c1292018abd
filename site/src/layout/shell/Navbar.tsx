import { SearchButton } from '@zs-docs/search/react';
import { searchText } from '../../text/search.ts';
import { shellText } from '../../text/shell.ts';
import { Brand } from './Brand.tsx';
import { ColorModeToggle } from './ColorModeToggle.tsx';
import icon from './IconButton.module.css';
import { MenuIcon } from './icons.tsx';
import styles from './Navbar.module.css';
import { NavLinks } from './NavLinks.tsx';
import { SourceLink } from './SourceLink.tsx';

/** Bar at the top of every page: menu button, brand, sections, search, colour mode, source. */
export function Navbar({ path }: { path: string }) {
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <button
          type="button"
          className={`quiet ${icon.button} ${styles.menu}`}
          popoverTarget="site-menu"
          aria-label={shellText.openMenu}
        >
          <MenuIcon />
        </button>
        <Brand />
        <nav className={`quiet ${styles.links}`} aria-label={shellText.mainNavigation}>
          <NavLinks path={path} />
        </nav>
        <SearchButton className={styles.search ?? ''} text={searchText} />
        <ColorModeToggle />
        <SourceLink />
      </div>
    </header>
  );
}
