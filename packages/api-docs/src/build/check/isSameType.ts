import type { ApiState } from '../../history/index.ts';
import { normalizeType } from '../../shared/normalizeType.ts';

/** How deep private types are inlined; recursive types would never end. */
const MAX_DEPTH = 3;

/** `undefined` in a union says no more than that a member is optional. */
const normalize = (type: string) => normalizeType(type).replace(/\|undefined\b/g, '');

/** Replaces the names of types that are not exported by their definitions. */
function inlinePrivateTypes(type: string, state: ApiState, depth: number): string {
  return depth === 0
    ? type
    : type.replace(/\b[A-Z]\w*\b/g, (name) => {
        const entry = state.entries[name];
        if (!entry?.internal) {
          return name;
        }
        if (entry.kind === 'interface') {
          const fields = Object.entries(entry.members).map(
            ([field, { optional, type: own }]) => `${field}${optional ? '?' : ''}:${own}`,
          );
          return `{${fields
            .map((field) => inlinePrivateTypes(field, state, depth - 1))
            .sort()
            .join(';')}}`;
        }
        // An enum and a union of literals are alike by their name alone.
        return entry.type?.startsWith("'")
          ? name
          : inlinePrivateTypes(entry.type ?? name, state, depth - 1);
      });
}

/** Source text of a type, and the API that defines the names in it. */
interface TypeIn {
  type: string;
  state: ApiState;
}

/**
 * Compares two types regardless of formatting and of the names of private types. If one API does not
 * define a private type, the types are equal when their names are.
 * @example isSameType({ type: "'a' | 'b'", state: { entries: {} } }, { type: '"b"|"a"', state: { entries: {} } }) // true
 * isSameType({ type: '(size: number) => void', state: { entries: {} } }, { type: '(value: string) => void', state: { entries: {} } }) // false
 */
export function isSameType(one: TypeIn, other: TypeIn): boolean {
  const [plain, otherPlain] = [normalize(one.type), normalize(other.type)];
  const [inlined, otherInlined] = [one, other].map(({ type, state }) =>
    normalize(inlinePrivateTypes(normalize(type), state, MAX_DEPTH)),
  );
  const isUnresolved = inlined === plain || otherInlined === otherPlain;
  return inlined === otherInlined || (isUnresolved && plain === otherPlain);
}
