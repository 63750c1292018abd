/**
 * The address that a browser opens for a link, as it writes it: an example can write one that reads as
 * another. Undefined for what no browser opens.
 * @example linkTarget('https://known.kr@other.kr') // 'https://other.kr/'
 */
export function linkTarget(href: string): string | undefined {
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return undefined;
  }
  url.username = '';
  url.password = '';
  return url.href;
}
