import { nearNames } from '@zs-docs/words';

/**
 * Suggests known names that are spelled like an unknown one, as the first half of an error's remedy.
 * @returns half a sentence with a space at its end; '' when no name is near
 */
export function suggestNames(name: string, known: readonly string[]): string {
  const near = nearNames(name, known);
  return near.length > 0 ? `${near.join(', ')}을(를) 의도했다면 이름을 수정하고, ` : '';
}
