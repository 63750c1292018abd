/** The part of an address that carries code: the name of its example, then what is packed. */
export const SHARE_HASH = /^#play=([\w.]+):([\w-]*)$/;

/** Name of the example that an address carries code for, or nothing. */
export function sharedName(hash: string): string | undefined {
  return SHARE_HASH.exec(hash)?.[1];
}
