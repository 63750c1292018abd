import { href } from '../config/paths.ts';
import { docsText } from '../text/docs.ts';
import { shellText } from '../text/shell.ts';
import styles from './Breadcrumbs.module.css';

/** Where the page stands: home, its group, itself. Groups have no page of their own. */
export function Breadcrumbs({ category, label }: { category: string | undefined; label: string }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={docsText.breadcrumbs}>
      <ol>
        <li>
          <a href={href('')}>{shellText.home}</a>
        </li>
        {category === undefined ? null : <li>{category}</li>}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
