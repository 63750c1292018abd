/**
 * The line of an announcement with its links: one that begins with a slash is a page of the site,
 * for a setting cannot ask where the site lies.
 */
export function announcementHtml(html: string, base: string): string {
  return html.replace(/(\bhref=["']?)\/(?!\/)([^"'\s>]*)/g, (whole, start, path) =>
    `/${path}`.startsWith(base) ? whole : `${start}${base}${path}`,
  );
}
