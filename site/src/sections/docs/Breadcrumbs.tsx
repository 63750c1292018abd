import type { SidebarCategory } from '../../content/page-table/sidebar.ts';
import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import { shellText } from '../../text/shell.ts';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** Sidebar group of the page. */
  category?: Pick<SidebarCategory, 'label' | 'path'> | undefined;
  label: string;
  /** Path of the page: a group may begin with it, and a page leads not to itself. */
  path?: string;
}

/** Breadcrumbs: home, group where its name is another one than that of the page, page. */
export function Breadcrumbs({ category, label, path }: BreadcrumbsProps) {
  return (
    <nav className={`plain ${styles.breadcrumbs}`} aria-label={docsText.breadcrumbs}>
      <ol>
        <li>
          <a href={href('')}>{shellText.home}</a>
        </li>
        {category === undefined || category.label === label ? null : (
          <li>
            {category.path === path ? (
              category.label
            ) : (
              <a href={href(category.path)}>{category.label}</a>
            )}
          </li>
        )}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
