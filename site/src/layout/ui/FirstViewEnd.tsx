/**
 * Ends the first view of a page. The build lets the browser wait for it before it paints, and
 * moves the styles of the page here; see firstPaint.ts.
 */
export function FirstViewEnd() {
  return (
    <>
      <span id="first-view-end" hidden />
      <style data-page-styles="" />
    </>
  );
}
