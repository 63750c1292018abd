import type { SearchText } from '../text/searchText.ts';
import styles from './PageList.module.css';

/** A page of the site and the group it stands in. */
export interface ListedPage {
  title: string;
  url: string;
  group: string;
}

interface PageListProps {
  pages: readonly ListedPage[];
  text: SearchText;
}

/** All pages by group: what the search page offers when there is nothing to show. */
export function PageList({ pages, text }: PageListProps) {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return (
    <section aria-label={text.allPages}>
      <h2 className={styles.heading}>{text.allPages}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group}>
            <h3 className={styles.group}>{group}</h3>
            <ul className={styles.list}>
              {pages
                .filter((page) => page.group === group)
                .map(({ title, url }) => (
                  <li key={url}>
                    <a className={styles.link} href={url}>
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
