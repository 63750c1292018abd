import { OPEN_ATTRIBUTE } from '../../shared/attributes.ts';
import { defaultText } from '../../shared/text/defaultText.ts';
import type { SearchText } from '../../shared/text/searchText.ts';
import { SearchIcon } from '../screens/icons.tsx';

interface SearchButtonProps {
  /** Additional class. */
  className?: string;
  /** By default what the specification names. */
  text?: Pick<SearchText, 'button'>;
}

/** Button that opens the search dialog, hidden without JavaScript. */
export function SearchButton({ className = '', text = defaultText }: SearchButtonProps) {
  return (
    <button
      type="button"
      className={`zs-search-button ${className}`.trim()}
      {...{ [OPEN_ATTRIBUTE]: '' }}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <SearchIcon />
      <span className="zs-search-button-label">{text.button}</span>
      <span className="zs-search-button-key" aria-hidden="true">
        /
      </span>
    </button>
  );
}
