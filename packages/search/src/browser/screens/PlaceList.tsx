import type { Link } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';

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
    <>
      <p className="zs-search-screen-help">{text.places}</p>
      <ul className="zs-search-places">
        {places.map(({ title, url }) => (
          <li key={url}>
            <a className="zs-search-link" href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
