/** The part of an address that carries code: the name of its example, then what is packed. */
export const SHARE_HASH = /^#play=([\w.]+):([\w-]*)$/;

/**
 * Name of the example that an address carries code for, or nothing.
 * @example sharedName('#play=Alert.basic:abc') // 'Alert.basic'
 * sharedName('#top') // undefined
 */
export function sharedName(hash: string): string | undefined {
  return SHARE_HASH.exec(hash)?.[1];
}

/**
 * Id of an example in its page, where a link that carries code for it leads.
 * @example exampleId('Alert.basic') // 'example-Alert.basic'
 */
export function exampleId(name: string): string {
  return `example-${name}`;
}
