import { MAX_QUERY_LENGTH, type SearchSettings } from '../settings.ts';
import { defaultSearchText, type SearchText } from '../text/searchText.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import field from './Field.module.css';
import { SearchIcon } from './icons.tsx';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  settings: SearchSettings;
  text?: SearchText;
}

/**
 * The modal's frame as plain HTML: it opens and takes letters before any script of the modal has
 * come, and without one its form leads to the search page.
 */
export function SearchDialog({ settings, text = defaultSearchText }: SearchDialogProps) {
  return (
    <dialog
      className={styles.dialog}
      data-search-dialog=""
      data-search-settings={JSON.stringify(settings)}
      aria-label={text.button}
    >
      <search>
        <form className={styles.form} action={settings.pageUrl}>
          <SearchIcon className={styles.icon} />
          <input
            className={`${field.input} ${styles.input}`}
            name="q"
            role="combobox"
            aria-expanded="false"
            aria-autocomplete="list"
            aria-label={text.placeholder}
            placeholder={text.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <button className={styles.clear} type="reset" aria-label={text.clear}>
            <span aria-hidden="true">×</span>
          </button>
          <button className={styles.close} type="button" data-search-close="">
            {text.close}
          </button>
        </form>
      </search>
      <p className={styles.status} role="status" data-search-status="" />
      <div className={styles.panel} data-search-panel="" />
      <div className={styles.failed} data-search-failed="" hidden>
        <ErrorScreen text={text} />
      </div>
    </dialog>
  );
}
