import type { Api } from '../../shared/model.ts';
import { normalizeType } from '../../shared/normalizeType.ts';

/** How deep private types are inlined; recursive types would never end. */
const MAX_DEPTH = 3;

/** `undefined` in a union says no more than that a member is optional. */
const normalize = (type: string) => normalizeType(type).replace(/\|undefined\b/g, '');

/** Replaces the names of types that are not exported by their definitions. */
function inlinePrivateTypes(type: string, api: Api, depth: number): string {
  return depth === 0
    ? type
    : type.replace(/\b[A-Z]\w*\b/g, (name) => {
        const entry = api.entries.find((one) => one.name === name && !one.exported);
        if (entry?.kind === 'interface') {
          const fields = entry.members.map(
            (member) => `${member.name}${member.required ? '' : '?'}:${member.type}`,
          );
          return `{${fields
            .map((field) => inlinePrivateTypes(field, api, depth - 1))
            .sort()
            .join(';')}}`;
        }
        return entry?.kind === 'type' && !entry.values
          ? inlinePrivateTypes(entry.type, api, depth - 1)
          : name;
      });
}

/** Source text of a type, and the API that defines the names in it. */
interface TypeOf {
  type: string;
  api: Api;
}

/**
 * Compares two types regardless of formatting and of the names of private types. If one API does not
 * define a private type, the types are equal when their names are.
 * @example isSameType({ type: "'a' | 'b'", api: { entries: [] } }, { type: '"b"|"a"', api: { entries: [] } }) // true
 * isSameType({ type: '(size: number) => void', api: { entries: [] } }, { type: '(value: string) => void', api: { entries: [] } }) // false
 */
export function isSameType(one: TypeOf, other: TypeOf): boolean {
  const [plain, otherPlain] = [normalize(one.type), normalize(other.type)];
  const [inlined, otherInlined] = [one, other].map(({ type, api }) =>
    normalize(inlinePrivateTypes(normalize(type), api, MAX_DEPTH)),
  );
  const isUnresolved = inlined === plain || otherInlined === otherPlain;
  return inlined === otherInlined || (isUnresolved && plain === otherPlain);
}
