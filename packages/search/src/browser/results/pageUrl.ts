/**
 * The address of a page without the anchor of a section.
 * @example pageUrl('/docs/alert/#buttons') // '/docs/alert/'
 */
export const pageUrl = (url: string): string => url.replace(/#.*$/, '');
