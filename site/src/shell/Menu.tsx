import { SidebarList } from '../docs/SidebarList.tsx';
import type { SidebarItem } from '../docs/sidebar.ts';
import { siteConfig } from '../site.config.ts';
import { docsText } from '../text/docs.ts';
import { shellText } from '../text/shell.ts';
import styles from './Menu.module.css';
import { NavLinks } from './NavLinks.tsx';

interface MenuProps {
  path: string;
  /** Given on documentation pages, where the menu stands as a sidebar on wide screens. */
  sidebar?: readonly SidebarItem[] | undefined;
}

/**
 * One element with two lives: a popover that the navbar button opens on narrow screens, also
 * without JavaScript, and the documentation sidebar on wide ones.
 */
export function Menu({ path, sidebar }: MenuProps) {
  return (
    <div
      id="site-menu"
      popover="auto"
      className={sidebar ? `${styles.menu} ${styles.docs}` : styles.menu}
    >
      <nav className={styles.sections} aria-label={shellText.mainNavigation}>
        <NavLinks path={path} />
        <a href={siteConfig.repository}>{shellText.source}</a>
      </nav>
      {sidebar ? (
        <nav className={styles.tree} aria-label={docsText.sidebar} data-sidebar>
          <SidebarList items={sidebar} current={path} />
        </nav>
      ) : null}
    </div>
  );
}
