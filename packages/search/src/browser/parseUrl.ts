/** `URL.parse`, which Chrome has since 126 and Safari since 18. Null for what is no address. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
