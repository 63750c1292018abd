import { useRef } from 'react';
import { CrossIcon, SearchIcon } from '../screens/icons.tsx';
import { MAX_QUERY_LENGTH } from '../settings.ts';
import type { SearchText } from '../text/searchText.ts';
import { useQueryBox } from './useQueryBox.ts';

interface QueryBoxProps {
  query: string;
  /** Queries that the panel offers. */
  offers: readonly string[];
  onQuery: (query: string) => void;
  onSubmit: () => void;
  text: SearchText;
}

const PANEL = 'zs-search-completions';
const offerId = (offer: number) => `zs-search-offer-${offer}`;

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
          aria-controls={box.isOpen ? PANEL : undefined}
          aria-activedescendant={box.active === null ? undefined : offerId(box.active)}
          placeholder={text.placeholder}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
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
          <div
            className="zs-search-offer-list"
            id={PANEL}
            role="listbox"
            aria-label={text.completions}
          >
            {offers.map((offer, n) => (
              <button
                key={offer}
                className="zs-search-offer"
                type="button"
                id={offerId(n)}
                role="option"
                aria-selected={n === box.active}
                tabIndex={-1}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => box.choose(offer)}
              >
                {offer}
              </button>
            ))}
          </div>
        )}
      </div>
    </form>
  );
}
