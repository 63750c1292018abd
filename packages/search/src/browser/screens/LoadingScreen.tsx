import type { SearchText } from '../../shared/text/searchText.ts';

/** Placeholder for the first results while they are stalled. */
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
