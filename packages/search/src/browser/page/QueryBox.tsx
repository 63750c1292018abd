import { useRef } from 'react';
import { MAX_QUERY_LENGTH } from '../../shared/query/maxQueryLength.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { CrossIcon, SearchIcon } from '../screens/icons.tsx';
import { takeLongText } from '../search/pastedText.ts';
import { OFFERS_ID, OfferList, offerId } from './OfferList.tsx';
import { useQueryBox } from './useQueryBox.ts';

interface QueryBoxProps {
  query: string;
  /** Queries that the panel offers. */
  offers: readonly string[];
  onQuery: (query: string) => void;
  onSubmit: () => void;
  text: SearchText;
}

/** Input of the search page with its panel of suggested queries. */
export function QueryBox({ query, offers, onQuery, onSubmit, text }: QueryBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const box = useQueryBox({ query, offers, form, onQuery, onSubmit });

  return (
    <form
      ref={form}
      className="zs-search-box"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        onQuery('');
        input.current?.focus();
      }}
    >
      <div className="zs-search-field">
        <SearchIcon />
        <input
          ref={input}
          className="zs-search-input"
          name="q"
          role="combobox"
          aria-label={text.placeholder}
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={box.isOpen ? OFFERS_ID : undefined}
          aria-activedescendant={box.active === null ? undefined : offerId(box.active)}
          placeholder={text.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onPaste={(event) => {
            const text = takeLongText(event, event.currentTarget);
            if (text !== null) {
              onQuery(text);
            }
          }}
          onChange={({ target }) => {
            onQuery(target.value);
            box.setOpen(true);
          }}
          onFocus={() => box.setOpen(true)}
          onClick={() => box.setOpen(true)}
          onKeyDown={box.onKeyDown}
        />
        <button className="zs-search-icon-button" type="reset" aria-label={text.clear}>
          <CrossIcon />
        </button>
      </div>
      {/* It keeps its place, so that nothing under it moves or is covered. */}
      <div className="zs-search-offers">
        {box.isOpen && (
          <OfferList {...{ offers, text }} active={box.active} onChoose={box.choose} />
        )}
      </div>
    </form>
  );
}
