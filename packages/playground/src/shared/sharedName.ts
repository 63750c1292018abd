/** Hash of a share link: name of the example, compressed code. */
export const SHARE_HASH = /^#play=([\w.]+):([\w-]*)$/;

/**
 * Reads the name of the example from the hash of a share link; undefined for other hashes.
 * @example sharedName('#play=Alert.basic:abc') // 'Alert.basic'
 * sharedName('#top') // undefined
 */
export function sharedName(hash: string): string | undefined {
  return SHARE_HASH.exec(hash)?.[1];
}

/**
 * Id of the element of an example in its page.
 * @example exampleId('Alert.basic') // 'example-Alert.basic'
 */
export function exampleId(name: string): string {
  return `example-${name}`;
}
