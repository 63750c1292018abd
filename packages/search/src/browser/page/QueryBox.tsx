import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import field from '../dialog/Field.module.css';
import icon from '../dialog/IconButton.module.css';
import { CrossIcon, SearchIcon } from '../dialog/icons.tsx';
import { isComposing } from '../modal/isComposing.ts';
import type { Answers } from '../request/answers.ts';
import { MAX_QUERY_LENGTH } from '../settings.ts';
import type { SearchText } from '../text/searchText.ts';
import { type Completion, createQueryBox, type QueryBoxState } from './createQueryBox.ts';
import styles from './QueryBox.module.css';

interface QueryBoxProps {
  /** Query of the address. */
  query: string;
  suggestions: readonly string[];
  search: Answers;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  text: SearchText;
}

type BoxState = Pick<QueryBoxState, 'query' | 'collections' | 'isOpen' | 'activeItemId'>;

/** Input of the search page with its panel of suggested queries. */
export function QueryBox({ query, suggestions, search, onQuery, onSubmit, text }: QueryBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<BoxState>({
    query,
    collections: [],
    isOpen: false,
    activeItemId: null,
  });
  const [box] = useState(() =>
    createQueryBox({ query, suggestions, search, onState: setState, onSubmit }),
  );

  // What was typed, from the query that the address has caught up with to the newest one: an
  // address that comes late must not put back letters, least of all into a composition.
  const typed = useRef([query]);
  useEffect(() => {
    if (state.query !== typed.current.at(-1)) {
      typed.current.push(state.query);
      onQuery(state.query);
    }
  }, [state.query, onQuery]);
  useEffect(() => {
    const caughtUp = typed.current.lastIndexOf(query);
    if (caughtUp === -1) {
      typed.current = [query];
      box.setQuery(query);
    } else {
      typed.current.splice(0, caughtUp);
    }
  }, [query, box]);

  useEffect(() => {
    if (form.current && input.current && panel.current) {
      const { onMouseDown, onTouchStart } = box.getEnvironmentProps({
        formElement: form.current,
        inputElement: input.current,
        panelElement: panel.current,
      });
      addEventListener('mousedown', onMouseDown);
      addEventListener('touchstart', onTouchStart, { passive: true });
      return () => {
        removeEventListener('mousedown', onMouseDown);
        removeEventListener('touchstart', onTouchStart);
      };
    }
  }, [box]);

  const { id, onKeyDown, ...inputProps } = box.getInputProps({
    inputElement: input.current,
    maxLength: MAX_QUERY_LENGTH,
  });
  const items = state.collections.flatMap(({ source, items }) =>
    items.map((item) => ({ source, item })),
  );
  const isOpen = state.isOpen && items.length > 0;
  const source = items[0]?.source;

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    if (!isComposing(event.nativeEvent)) {
      onKeyDown(event);
    } else if (event.key === 'Escape' || event.key === 'Enter') {
      // The composition takes the key; the field must not be cleared or sent by it.
      event.preventDefault();
    }
  }

  return (
    <form {...box.getFormProps({ inputElement: input.current })} ref={form} className={styles.form}>
      <div className={styles.field}>
        <SearchIcon className={styles.icon} />
        <input
          {...inputProps}
          ref={input}
          className={`${field.input} ${styles.input}`}
          id={id}
          name="q"
          role="combobox"
          aria-labelledby={undefined}
          aria-label={text.placeholder}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          placeholder={text.placeholder}
          onKeyDown={onKey}
        />
        <button className={`${icon.button} ${styles.clear}`} type="reset" aria-label={text.clear}>
          <CrossIcon />
        </button>
      </div>
      <div className={styles.panel} {...box.getPanelProps({})} ref={panel} hidden={!isOpen}>
        {source && (
          <ul
            {...box.getListProps({ source })}
            className={styles.list}
            aria-labelledby={undefined}
            aria-label={text.completions}
          >
            {items.map((entry) => (
              <Option key={entry.item.query} item={entry.item} props={box.getItemProps(entry)} />
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

function Option({ item, props }: { item: Completion; props: React.ComponentProps<'li'> }) {
  return (
    <li {...props} className={styles.option}>
      {item.query}
    </li>
  );
}
