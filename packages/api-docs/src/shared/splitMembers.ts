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
 * Splits the rows of a table into those that most readers want, and others, which fold where there are
 * several: colours, sizes and styles, and those that the author of the page names.
 * @example splitMembers([{ name: 'label', type: 'string' }, { name: 'color', type: 'string' }], []).rest // []
 */
export function splitMembers(
  members: readonly ApiMember[],
  named: readonly string[],
): { main: readonly ApiMember[]; rest: readonly ApiMember[] } {
  const isRest = (member: ApiMember) => isLook(member) || named.includes(member.name);
  const rest = members.filter(isRest);
  return rest.length < MIN_FOLDED || rest.length === members.length
    ? { main: members, rest: [] }
    : { main: members.filter((member) => !isRest(member)), rest };
}
