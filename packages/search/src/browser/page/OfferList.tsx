import type { SearchText } from '../../shared/text/searchText.ts';

/** Id of the list, for the input that controls it. */
export const OFFERS_ID = 'zs-search-completions';

/** Id of one offer, for the input that walks through them. */
export const offerId = (offer: number) => `zs-search-offer-${offer}`;

interface OfferListProps {
  offers: readonly string[];
  /** Number of the offer that the arrow keys are at. */
  active: number | null;
  onChoose: (offer: string) => void;
  text: SearchText;
}

/** The queries that the search page offers. */
export function OfferList({ offers, active, onChoose, text }: OfferListProps) {
  return (
    <div
      className="zs-search-offer-list"
      id={OFFERS_ID}
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
          aria-selected={n === active}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(offer)}
        >
          {offer}
        </button>
      ))}
    </div>
  );
}
