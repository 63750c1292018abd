/**
 * Ends the first view of a page. The build links the style sheets here, and lets the browser paint
 * once it has come so far; see build/styles/placeStyles.ts.
 */
export function FirstViewEnd() {
  return <span id="first-view-end" hidden />;
}
