/** Goes to an address the way a click on a link does, so that a site's router can take it. */
export function followLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
}
