/** Puts the base path in front of root-relative links, as a setting cannot call `href`. */
export function announcementHtml(html: string, base: string): string {
  return html.replace(/(\bhref=["']?)\/(?!\/)([^"'\s>]*)/g, (whole, start, path) =>
    `/${path}`.startsWith(base) ? whole : `${start}${base}${path}`,
  );
}
