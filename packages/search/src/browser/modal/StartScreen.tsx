import { type MouseEvent, useEffect, useRef } from 'react';
import type { SearchHit } from '../../shared/protocol.ts';
import { SearchIcon } from '../dialog/icons.tsx';
import screen from '../dialog/Screen.module.css';
import type { StoredSearches } from '../stored/storedSearches.ts';
import type { SearchText } from '../text/searchText.ts';
import { type Collection, FAVORITES, type ModalSearch } from './createModalSearch.ts';
import styles from './ResultsScreen.module.css';
import { StoredRow } from './StoredRow.tsx';

interface StartScreenProps {
  autocomplete: ModalSearch;
  stored: StoredSearches;
  collections: readonly Collection[];
  input: HTMLInputElement;
  text: SearchText;
}

/** Recent and favorite searches, shown while nothing is typed. */
export function StartScreen(props: StartScreenProps) {
  const { autocomplete, stored, collections, input, text } = props;
  const place = useRef<HTMLDivElement>(null);
  const leaving = useRef<{ row: Element | null; next: string | null } | null>(null);

  // A button that acted goes with its row: focus moves on to its neighbour, or to the input.
  useEffect(() => {
    if (leaving.current && !leaving.current.row?.isConnected) {
      const { next } = leaving.current;
      leaving.current = null;
      const neighbour = next ? place.current?.querySelector<HTMLElement>(next) : null;
      (neighbour ?? input).focus();
    }
  });

  function act(change: (hit: SearchHit) => void, hit: SearchHit, press: MouseEvent, next: string) {
    change(hit);
    // A click without a pointer is a key: only then the reader is moving through the buttons.
    const isKey = press.detail === 0;
    leaving.current = { row: press.currentTarget.closest('tr'), next: isKey ? next : null };
    autocomplete.refresh();
  }

  if (collections.length === 0) {
    return (
      <div className={screen.screen}>
        <SearchIcon className={screen.icon} />
        <p className={screen.help}>{text.noRecent}</p>
      </div>
    );
  }
  return (
    <div ref={place}>
      {collections.map(({ source, items }) => {
        const isFavorite = source.sourceId === FAVORITES;
        const title = isFavorite ? text.favorites : text.recent;
        const remove = isFavorite ? stored.removeFavorite : stored.removeRecent;
        const { id: listId } = autocomplete.getListProps({ source });
        return (
          <section key={source.sourceId} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the popup of a combobox whose entries hold buttons is a grid */}
            <table className={styles.list} id={listId} role="grid" aria-label={title}>
              <tbody>
                {items.map((item, index) => {
                  const isLast = index === items.length - 1;
                  const row = `#${listId} tr:nth-child(${isLast ? index : index + 1})`;
                  return (
                    <StoredRow
                      key={item.objectID}
                      {...{ autocomplete, source, item, isFavorite, text }}
                      onSave={(press) =>
                        act(stored.moveToFavorites, item, press, `${row} [data-save]`)
                      }
                      onRemove={(press) => act(remove, item, press, `${row} [data-remove]`)}
                    />
                  );
                })}
              </tbody>
            </table>
          </section>
        );
      })}
    </div>
  );
}
