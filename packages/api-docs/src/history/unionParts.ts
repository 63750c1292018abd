import { normalizeType } from '../shared/normalizeType.ts';
import type { ApiState } from './model.ts';
import { splitOutside } from './splitOutside.ts';

/** Members of a union; a function is one, whatever it returns. */
function splitUnion(type: string): string[] {
  const parts = splitOutside(type, '|');
  return parts.some((part) => part.includes('=>')) ? [type] : parts;
}

/**
 * What a union consists of, with the names of other unions resolved.
 * `Tone | number` has the values of `Tone`, and `number`.
 */
export function unionParts(
  state: ApiState,
  type: string,
  seen: readonly string[] = [],
): readonly string[] {
  return splitUnion(type).flatMap((part) => {
    const alias = seen.includes(part) ? undefined : state.entries[part];
    return alias?.kind === 'type' && alias.type !== undefined
      ? unionParts(state, alias.type, [...seen, part])
      : [normalizeType(part)];
  });
}
