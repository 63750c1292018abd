/**
 * Id of the element of an example in its page.
 * @example exampleId('Alert.basic') // 'example-Alert.basic'
 */
export function exampleId(name: string): string {
  return `example-${name}`;
}
