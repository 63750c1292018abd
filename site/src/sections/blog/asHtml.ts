/** Text as HTML that shows it: a feed takes some of its texts for HTML. */
export const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
