import type { MouseEvent } from 'react';
import icon from '../dialog/IconButton.module.css';
import { ClockIcon, CrossIcon, StarIcon } from '../dialog/icons.tsx';
import { hitTitle, hitTrail } from '../results/hitText.ts';
import lines from '../results/Lines.module.css';
import type { SearchText } from '../text/searchText.ts';
import type { Collection, ModalSearch } from './createModalSearch.ts';
import styles from './StoredRow.module.css';
import type { SearchItem } from './searchItem.ts';

interface StoredRowProps {
  autocomplete: ModalSearch;
  source: Collection['source'];
  item: SearchItem;
  isFavorite: boolean;
  onSave: (event: MouseEvent) => void;
  onRemove: (event: MouseEvent) => void;
  text: SearchText;
}

/** One stored search: a link and the buttons that move or remove it. */
export function StoredRow(props: StoredRowProps) {
  const { autocomplete, source, item, isFavorite, onSave, onRemove, text } = props;
  const { onClick, role: _, ...row } = autocomplete.getItemProps({ item, source });
  const title = hitTitle(item);
  const Icon = isFavorite ? StarIcon : ClockIcon;
  const above = [item.hierarchy.lvl0, ...hitTrail(item).map((level) => item.hierarchy[level])];
  return (
    <tr {...row} className={styles.row}>
      <td className={styles.cell}>
        <a
          className={styles.link}
          href={item.url}
          tabIndex={-1}
          onClick={onClick}
          onAuxClick={(event) => event.button === 1 && onClick(event)}
        >
          <Icon className={styles.icon} />
          <span className={lines.lines}>
            <span className={lines.title}>{title}</span>
            <span className={lines.above}>{above.filter(Boolean).join(' › ')}</span>
          </span>
        </a>
      </td>
      {!isFavorite && (
        <td>
          <button
            className={`${icon.button} ${styles.button}`}
            type="button"
            data-save=""
            aria-label={text.saveRecent(title)}
            onClick={onSave}
          >
            <StarIcon />
          </button>
        </td>
      )}
      <td>
        <button
          className={`${icon.button} ${styles.button}`}
          type="button"
          data-remove=""
          aria-label={isFavorite ? text.removeFavorite(title) : text.removeRecent(title)}
          onClick={onRemove}
        >
          <CrossIcon />
        </button>
      </td>
    </tr>
  );
}
