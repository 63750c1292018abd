import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { SearchText } from '../../shared/text/searchText.ts';
import { PlaceList } from '../screens/PlaceList.tsx';
import type { FullSettings } from '../settings.ts';
import type { StoredSearches } from '../stored/storedSearches.ts';
import type { StoredPlaces } from '../stored/useStored.ts';
import { storedId } from './entries.ts';
import type { RowActions } from './ResultsScreen.tsx';
import { StoredRow } from './StoredRow.tsx';

interface StartScreenProps extends RowActions {
  lists: readonly StoredPlaces[];
  stored: StoredSearches;
  /** Their places are shown while neither list has an entry. */
  settings: Pick<FullSettings, 'places'>;
  active: number;
  input: HTMLInputElement;
  text: SearchText;
}

/**
 * Moves the focus when a button is removed with its row: after a key press to the same button of the
 * next row, else to the input.
 */
function useFocusAfter(place: RefObject<HTMLElement | null>, input: HTMLInputElement) {
  const leaving = useRef<{ row: Element | null; next: string | null } | null>(null);
  useEffect(() => {
    if (leaving.current && !leaving.current.row?.isConnected) {
      const { next } = leaving.current;
      leaving.current = null;
      const neighbour = next ? place.current?.querySelector<HTMLElement>(next) : null;
      (neighbour ?? input).focus();
    }
  });
  return (press: MouseEvent, next: string) => {
    // A click by a key has no pointer.
    const isKey = press.detail === 0;
    leaving.current = { row: press.currentTarget.closest('tr'), next: isKey ? next : null };
  };
}

/** Recent and favorite searches, shown while nothing is typed. */
export function StartScreen(props: StartScreenProps) {
  const { lists, stored, settings, active, input, text, ...actions } = props;
  const place = useRef<HTMLDivElement>(null);
  const leave = useFocusAfter(place, input);
  if (lists.length === 0) {
    return (
      <>
        <p className="zs-search-note">{text.noRecent}</p>
        <PlaceList places={settings.places} text={text} />
      </>
    );
  }
  let entry = 0;
  return (
    <div ref={place}>
      {lists.map(({ kind, places }) => {
        const first = entry;
        entry += places.length;
        const title = kind === 'favorites' ? text.favorites : text.recent;
        const neighbour = (n: number) =>
          `#${storedId(kind)} tr:nth-child(${n === places.length - 1 ? n : n + 1})`;
        return (
          <section key={kind} className="zs-search-group">
            <h2 className="zs-search-group-title">{title}</h2>
            <table
              className="zs-search-list"
              id={storedId(kind)}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the popup of a combobox whose entries hold buttons is a grid
              role="grid"
              aria-label={title}
            >
              <tbody>
                {places.map((saved, n) => (
                  <StoredRow
                    key={saved.objectID}
                    {...{ kind, stored, text, ...actions }}
                    place={saved}
                    entry={first + n}
                    isActive={first + n === active}
                    onLeave={(press, button) => leave(press, `${neighbour(n)} .${button}`)}
                  />
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </div>
  );
}
