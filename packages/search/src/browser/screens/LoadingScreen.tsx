import type { SearchText } from '../../shared/text/searchText.ts';

/** Stands in for the first results while they are late. */
export function LoadingScreen({ text }: { text: SearchText }) {
  return (
    <div className="zs-search-loading">
      <p className="zs-search-screen-help">{text.loading}</p>
      <span className="zs-search-bar" />
      <span className="zs-search-bar" />
      <span className="zs-search-bar" />
    </div>
  );
}
