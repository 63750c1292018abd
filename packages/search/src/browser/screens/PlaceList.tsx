import type { Link } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { PageIcon } from './icons.tsx';

interface PlaceListProps {
  places: readonly Link[];
  text: SearchText;
}

/** Links to where readers can look who find or search nothing. */
export function PlaceList({ places, text }: PlaceListProps) {
  if (places.length === 0) {
    return null;
  }
  return (
    <section className="zs-search-group">
      <h2 className="zs-search-group-title">{text.places}</h2>
      <ul className="zs-search-list">
        {places.map(({ title, trail, url }) => (
          <li key={url}>
            <a className="zs-search-row" href={url}>
              <PageIcon />
              <span className="zs-search-lines">
                <span className="zs-search-title">{title}</span>
                {trail && <span className="zs-search-trail">{trail}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
