import type { MouseEvent } from 'react';
import type { SearchPlace } from '../../shared/searchClient.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { hitTitle, hitTrail } from '../results/hitText.ts';
import { ClockIcon, CrossIcon, StarIcon } from '../screens/icons.tsx';
import type { StoredSearches } from '../stored/storedSearches.ts';
import type { StoredPlaces } from '../stored/useStored.ts';
import { entryId } from './entries.ts';
import type { RowActions } from './ResultsScreen.tsx';

const SAVE = 'zs-search-save';
const REMOVE = 'zs-search-remove';

interface StoredRowProps extends RowActions {
  kind: StoredPlaces['kind'];
  place: SearchPlace;
  stored: StoredSearches;
  entry: number;
  isActive: boolean;
  /** Called before a button removes the row; `button` is its class. */
  onLeave: (press: MouseEvent, button: string) => void;
  text: SearchText;
}

/** One stored search: a link and the buttons that move or remove it. */
export function StoredRow(props: StoredRowProps) {
  const { kind, place, stored, entry, isActive, onPoint, onChoose, onLeave, text } = props;
  const title = hitTitle(place);
  const { hierarchy } = place;
  const above = [hierarchy.lvl0, ...hitTrail(place).map((level) => hierarchy[level])];
  const isFavorite = kind === 'favorites';
  const remove = isFavorite ? stored.removeFavorite : stored.removeRecent;
  return (
    <tr
      className="zs-search-stored"
      id={entryId(entry)}
      aria-selected={isActive}
      onPointerMove={() => onPoint(entry)}
    >
      <td className="zs-search-cell">
        <a
          className="zs-search-row"
          href={place.url}
          tabIndex={-1}
          onClick={(event) => onChoose(place, null, event)}
          onAuxClick={(event) => event.button === 1 && onChoose(place, null, event)}
        >
          {isFavorite ? <StarIcon /> : <ClockIcon />}
          <span className="zs-search-lines">
            <span className="zs-search-title">{title}</span>
            <span className="zs-search-trail">{above.filter(Boolean).join(' › ')}</span>
          </span>
        </a>
      </td>
      {!isFavorite && (
        <td>
          <button
            className={`zs-search-icon-button ${SAVE}`}
            type="button"
            aria-label={text.saveRecent(title)}
            onClick={(press) => {
              onLeave(press, SAVE);
              stored.moveToFavorites(place);
            }}
          >
            <StarIcon />
          </button>
        </td>
      )}
      <td>
        <button
          className={`zs-search-icon-button ${REMOVE}`}
          type="button"
          aria-label={isFavorite ? text.removeFavorite(title) : text.removeRecent(title)}
          onClick={(press) => {
            onLeave(press, REMOVE);
            remove(place);
          }}
        >
          <CrossIcon />
        </button>
      </td>
    </tr>
  );
}
