import styles from './PageTitle.module.css';
import { PageTools } from './PageTools.tsx';

interface PageTitleProps {
  title: string;
  /** Path of a page that has its Markdown beside it. */
  path?: string | undefined;
  /** Whether the page lists others: the search then indexes its title only. */
  isList?: boolean;
}

/** Title of a documentation page, with the menu of the page at the end of its line. */
export function PageTitle({ title, path, isList = false }: PageTitleProps) {
  return (
    <div className={styles.line}>
      <h1 data-search-list={isList ? '' : undefined}>{title}</h1>
      {path === undefined ? null : <PageTools path={path} />}
    </div>
  );
}
