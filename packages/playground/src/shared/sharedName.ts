/** Name of the example that an address carries code for, or nothing. */
export function sharedName(hash: string): string | undefined {
  return /^#play=([\w.]+):/.exec(hash)?.[1];
}
