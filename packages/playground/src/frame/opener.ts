// A script of the frame's document, before the runtime, which it has the browser run only now: rewrites
// the document with its runtime once it has loaded, and never closes it, as navigations of a document that
// is still open add no history entries. Reports to the page first, which removes a frame that has loaded
// and sends nothing.
document.currentScript?.remove();
addEventListener('load', () => {
  parent.postMessage(0, location.origin);
  setTimeout(() => {
    const page = document.documentElement.outerHTML.replace(' type="text/plain"', '');
    document.open();
    document.write(`<!doctype html>${page}`);
  });
});
