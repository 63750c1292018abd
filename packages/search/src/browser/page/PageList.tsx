import type { SearchText } from '../../shared/text/searchText.ts';

/** A page of the site and its group. */
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
  if (pages.length === 0) {
    return null;
  }
  return (
    <section className="zs-search-pages" aria-label={text.allPages}>
      <h2 className="zs-search-pages-title">{text.allPages}</h2>
      <div className="zs-search-pages-groups">
        {groups.map((group) => (
          <div key={group}>
            <h3 className="zs-search-pages-group">{group}</h3>
            <ul className="zs-search-list">
              {pages
                .filter((page) => page.group === group)
                .map(({ title, url }) => (
                  <li key={url}>
                    <a className="zs-search-link" href={url}>
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
