/**
 * Marks the end of the first view of a page. The build links style sheets here, and blocks rendering
 * until the browser has parsed up to here; see build/styles/placeStyles.ts.
 */
export function FirstViewEnd() {
  return <span id="first-view-end" hidden />;
}
