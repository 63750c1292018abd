import type { ApiMember } from './model.ts';

/** Fewer rows than this are not worth a press. */
const MIN_FOLDED = 3;

/** Names such as `labelColor`, `trackColorActive`, `borderWidth` and `padding`. */
const LOOK_NAME = /[a-z]Color|^(?:border|padding|margin|font)(?:[A-Z]|$)/;

/** Types such as `TextProps['style']`. */
const LOOK_TYPE = /\['style'\]$/;

const isLook = ({ name, type, required }: ApiMember) =>
  !required && (LOOK_NAME.test(name) || LOOK_TYPE.test(type));

/**
 * Splits the rows of a table into those that most readers want, and colours, sizes and styles, which
 * fold where there are several.
 * @example splitMembers([{ name: 'label', type: 'string' }, { name: 'color', type: 'string' }]).look // []
 */
export function splitMembers(members: readonly ApiMember[]): {
  main: readonly ApiMember[];
  look: readonly ApiMember[];
} {
  const look = members.filter(isLook);
  return look.length < MIN_FOLDED || look.length === members.length
    ? { main: members, look: [] }
    : { main: members.filter((member) => !isLook(member)), look };
}
