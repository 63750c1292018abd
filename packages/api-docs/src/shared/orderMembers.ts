import type { ApiMember } from './model.ts';

/** Required members first, deprecated ones last; otherwise as the author wrote them. */
export function orderMembers(members: readonly ApiMember[]): ApiMember[] {
  const rank = (member: ApiMember) =>
    member.deprecated !== undefined ? 2 : member.required ? 0 : 1;
  return members.toSorted((a, b) => rank(a) - rank(b));
}
