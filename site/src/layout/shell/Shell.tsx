import type { ReactNode } from 'react';
import type { SidebarCategory } from '../../content/page-table/sidebar.ts';
import { shellText } from '../../text/shell.ts';
import '../ui/islands.css';
import { Announcement } from './Announcement.tsx';
import { BaseBanner } from './BaseBanner.tsx';
import { Footer } from './Footer.tsx';
import { indexNote } from './indexNote.ts';
import { Menu } from './Menu.tsx';
import { Navbar } from './Navbar.tsx';
import { RouteNotice } from './RouteNotice.tsx';
import styles from './Shell.module.css';

/** `docs` has the sidebar beside the page on wide screens. */
type Layout = 'docs' | 'plain';

interface ShellProps {
  /** Path of the page below the base. */
  path: string;
  layout: Layout;
  /** Tree of the documentation. */
  sidebar: readonly SidebarCategory[];
  children?: ReactNode;
}

/**
 * Frame of every page. A route change replaces `[data-page]`; between two layouts it replaces
 * `[data-frame]`.
 */
export function Shell({ path, layout, sidebar, children }: ShellProps) {
  return (
    <>
      <div className={styles.progress} data-progress hidden />
      <a className={styles.skip} href="#main">
        {shellText.skipToContent}
      </a>
      {/* For agents that read HTML as text, which drop comments and what is not displayed; no reader meets it. */}
      <p className="visually-hidden" aria-hidden="true">
        {indexNote}
      </p>
      <BaseBanner text={shellText.baseBanner} />
      <Announcement />
      <Navbar path={path} />
      <div
        className={layout === 'docs' ? `${styles.frame} ${styles.docs}` : styles.frame}
        data-frame={layout}
      >
        <Menu path={path} sidebar={sidebar} isSidebar={layout === 'docs'} />
        <div className={styles.page} data-page>
          {children}
        </div>
      </div>
      <Footer />
      <RouteNotice />
      {/* Without a role, by which a screen reader would read it where the page ends, empty as it is. */}
      <div className="visually-hidden" aria-live="polite" data-announcer />
    </>
  );
}
