/**
 * The address that a browser opens for a link, as it writes it: an example can write one that reads as
 * another. Undefined for what no browser opens.
 * @example linkTarget('https://known.kr@other.kr') // 'https://other.kr/'
 */
export function linkTarget(href: string): string | undefined {
  if (!URL.canParse(href)) {
    return undefined;
  }
  const url = new URL(href);
  url.username = '';
  url.password = '';
  return url.href;
}
