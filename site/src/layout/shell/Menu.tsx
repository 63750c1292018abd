import { createHash } from 'node:crypto';
import {
  type SidebarCategory,
  type SidebarItem,
  sidebarOn,
} from '../../content/page-table/sidebar.ts';
import { docsText } from '../../text/docs.ts';
import { shellText } from '../../text/shell.ts';
import { Brand } from './Brand.tsx';
import icon from './IconButton.module.css';
import { CloseIcon } from './icons.tsx';
import styles from './Menu.module.css';
import { NavLinks } from './NavLinks.tsx';
import { SidebarList } from './SidebarList.tsx';
import { SourceLink } from './SourceLink.tsx';

interface MenuProps {
  path: string;
  sidebar: readonly SidebarCategory[];
  /** Whether it is the sidebar on wide screens. */
  isSidebar: boolean;
}

/** Short name of a list by what it says: on screen its words may be those of a translator. */
const nameOf = (items: readonly SidebarItem[]) =>
  createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);

/**
 * One element for two places: on narrow screens a popover over the whole window, which the button in
 * the navbar opens without JavaScript; on wide ones the sidebar of the documentation.
 */
export function Menu({ path, sidebar, isSidebar }: MenuProps) {
  const items = sidebarOn(sidebar, path);
  return (
    <div
      id="site-menu"
      popover="auto"
      data-name={shellText.menu}
      // Firefox makes a stop of what scrolls.
      tabIndex={-1}
      className={isSidebar ? `${styles.menu} ${styles.docs}` : styles.menu}
    >
      <nav className={styles.top} aria-label={shellText.mainNavigation}>
        <div className={styles.bar}>
          <button
            type="button"
            className={`quiet ${icon.button}`}
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={shellText.closeMenu}
            // biome-ignore lint/a11y/noAutofocus: opening the menu is what moves the focus, not the page
            autoFocus
          >
            <CloseIcon />
          </button>
          <Brand />
          <SourceLink />
        </div>
        <div className={styles.sections}>
          <NavLinks path={path} />
        </div>
      </nav>
      <nav className={styles.tree} aria-label={docsText.sidebar} data-sidebar={nameOf(items)}>
        <SidebarList items={items} current={path} />
      </nav>
    </div>
  );
}
