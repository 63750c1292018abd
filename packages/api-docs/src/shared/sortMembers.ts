import type { ApiMember } from './model.ts';

/**
 * Puts required members first and deprecated ones last, and keeps the source order otherwise.
 * @example sortMembers([{ name: 'old', deprecated: '' }, { name: 'size' }, { name: 'label', required: true }]).map(({ name }) => name) // ['label', 'size', 'old']
 */
export function sortMembers(members: readonly ApiMember[]): ApiMember[] {
  const rank = (member: ApiMember) =>
    member.deprecated !== undefined ? 2 : member.required ? 0 : 1;
  return members.toSorted((a, b) => rank(a) - rank(b));
}
