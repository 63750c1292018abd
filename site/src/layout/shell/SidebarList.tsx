import { isOpenOn, type SidebarItem, type SidebarLink } from '../../content/page-table/sidebar.ts';
import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import styles from './SidebarList.module.css';

interface SidebarListProps {
  items: readonly SidebarItem[];
  /** Path of the current page below the base. */
  current: string;
}

function Link({ link, current }: { link: SidebarLink; current: string }) {
  return (
    <li>
      <a
        href={href(link.path)}
        aria-current={link.path === current ? 'page' : undefined}
        data-removed={link.removed ? '' : undefined}
      >
        {link.label}
        {link.removed ? <small>{` ${docsText.removed(link.removed)}`}</small> : null}
      </a>
    </li>
  );
}

/** Pages of the documentation by group. Groups fold without JavaScript: that of the page is open. */
export function SidebarList({ items, current }: SidebarListProps) {
  return (
    <ul className={`quiet ${styles.list}`}>
      {items.map((item) =>
        item.kind === 'link' ? (
          <Link key={item.path} link={item} current={current} />
        ) : (
          <li key={item.key}>
            <details
              open={isOpenOn(item, current)}
              className={styles.group}
              data-category={item.key}
              data-path={href(item.path)}
            >
              <summary>{item.label}</summary>
              <ul>
                {item.items.map((link) => (
                  <Link key={link.path} link={link} current={current} />
                ))}
              </ul>
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
