import { entryAt } from '@zs-docs/api-docs/history';
import type { Whereabouts } from '../text/text.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * Where a name that the version does not export, or a member that it lacks, exists; undefined if no
 * version has it.
 */
export function whereabouts(
  { archive: { history, fixes }, version }: CheckContext,
  name: string,
  member?: string,
): Whereabouts | undefined {
  const has = (other: string) => {
    const entry = entryAt(history, name, other);
    return entry && (member === undefined ? !entry.internal : Object.hasOwn(entry.members, member));
  };
  const order = history.versions.indexOf(version);
  const last = history.versions.slice(0, order).findLastIndex(has);
  if (last >= 0) {
    const end = history.versions[last + 1] ?? version;
    const full = member === undefined ? name : `${name}.${member}`;
    const fix = fixes.find((one) => one.version === end && one.of.includes(full));
    return { is: 'gone', version: end, fix };
  }
  const first = history.versions.slice(order + 1).find(has);
  return first === undefined ? undefined : { is: 'not-yet', version: first };
}
