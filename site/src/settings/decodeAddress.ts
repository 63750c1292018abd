/**
 * Decodes a part of an address that may hold any characters.
 * @returns the part as it is where an escape is malformed, such as `%E0`
 * @example decodeAddress('%EC%A4%80%EB%B9%84') // '준비'
 */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
