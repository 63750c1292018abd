import { memo } from 'react';
import { ResultBody } from '../results/ResultBody.tsx';
import type { SearchText } from '../text/searchText.ts';
import type { Collection, ModalSearch } from './createModalSearch.ts';
import styles from './ResultsScreen.module.css';
import { useRows } from './useRows.ts';

interface ResultsScreenProps {
  autocomplete: ModalSearch;
  collections: readonly Collection[];
  /** Not read here, but the props of the items follow it. */
  activeItemId: number | null;
  text: SearchText;
}

/** The results in groups by lvl0; sections stand indented under their page. */
export const ResultsScreen = memo(function ResultsScreen({
  autocomplete,
  collections,
  text,
}: ResultsScreenProps) {
  let left = useRows(collections);
  return collections.map(({ source, items }) => {
    const shown = items.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? (
      <Group key={source.sourceId} {...{ autocomplete, source, text }} items={shown} />
    ) : null;
  });
});

type GroupProps = Collection & Pick<ResultsScreenProps, 'autocomplete' | 'text'>;

function Group({ autocomplete, source, items, text }: GroupProps) {
  const { id, role } = autocomplete.getListProps({ source });
  const title = items[0]?.hierarchy.lvl0 ?? text.results;
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} id={id} role={role} aria-label={title}>
        {items.map((item, index) => {
          const { onClick, ...props } = autocomplete.getItemProps({ item, source });
          const nested = items
            .slice(0, index)
            .some((other) => other.objectID === item.parent?.objectID);
          return (
            <li key={item.objectID} role="presentation">
              {/* The combobox moves through the options; the link itself takes no focus. */}
              <a
                {...props}
                className={styles.item}
                data-nested={nested || undefined}
                href={item.url}
                tabIndex={-1}
                onClick={onClick}
                onAuxClick={(event) => event.button === 1 && onClick(event)}
              >
                <ResultBody hit={item} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
