import { nearNames } from '@zs-docs/api-docs';

/**
 * What to do first about a name that is not known, where one like it is: the beginning of a sentence
 * that goes on with what else may help; nothing where none is near.
 */
export function nearWords(name: string, known: readonly string[]): string {
  const near = nearNames(name, known);
  return near.length > 0 ? `${near.join(', ')}을(를) 뜻했다면 이름을 고치고, ` : '';
}
