const adopted = new Set<string>();

/**
 * Gives the page styles that come with a part of the script, once. The editor has its own way: with
 * this module in common it would have to load that part as well.
 */
export function adoptStyles(css: string): void {
  if (!adopted.has(css)) {
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
