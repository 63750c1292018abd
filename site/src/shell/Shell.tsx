import type { ReactNode } from 'react';
import type { SidebarItem } from '../docs/sidebar.ts';
import '../islands/islands.css';
import { Progress } from '../navigation/Progress.tsx';
import { Announcement } from './Announcement.tsx';
import { BaseBanner } from './BaseBanner.tsx';
import { Footer } from './Footer.tsx';
import { Menu } from './Menu.tsx';
import { Navbar } from './Navbar.tsx';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';

interface ShellProps {
  /** Path of the page below the base. */
  path: string;
  /** Tree of the documentation; its presence chooses the layout with a sidebar. */
  sidebar?: readonly SidebarItem[] | undefined;
  children?: ReactNode;
}

/**
 * Frame of every page. A route change swaps `[data-page]`; the frame around it stays, and the
 * whole of `[data-frame]` is swapped only between layouts.
 */
export function Shell({ path, sidebar, children }: ShellProps) {
  return (
    <>
      <Progress />
      <SkipLink />
      <BaseBanner />
      <Announcement />
      <Navbar path={path} />
      <div
        className={sidebar ? `${styles.frame} ${styles.docs}` : styles.frame}
        data-frame={sidebar ? 'docs' : 'plain'}
      >
        <Menu path={path} sidebar={sidebar} />
        <div className={styles.page} data-page>
          {children}
        </div>
      </div>
      <Footer />
      <div className="visually-hidden" role="status" data-announcer />
    </>
  );
}
