import { normalizeType } from '../shared/normalizeType.ts';
import type { ApiState } from './model.ts';

/** Bars between the members of a union, outside of brackets and quotes. */
function splitUnion(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of type.matchAll(/'[^']*'|"[^"]*"|=>|[\s\S]/g)) {
    depth += Number(/^[([{<]$/.test(token)) - Number(/^[)\]}>]$/.test(token));
    if (token === '|' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += token;
    }
  }
  const isFunction = parts.some((part) => part.includes('=>'));
  return isFunction ? [type] : parts.map((part) => part.trim()).filter(Boolean);
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
