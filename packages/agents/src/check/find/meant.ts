import { nearNames } from '@zs-docs/words';
import type { CheckContext } from './CheckContext.ts';

/** Most names that a sentence suggests. */
const MAX_NAMES = 3;

/** Most names that are listed where none is similar. */
const MAX_LISTED = 8;

/** What was probably meant by a name, of the names there are. */
export function meantName(
  { archive: { otherKits } }: CheckContext,
  written: string,
  names: readonly string[],
  owner?: string,
): string | undefined {
  const known = owner === undefined ? [written] : [`${owner}.${written}`, `*.${written}`];
  return known
    .map((key) => (Object.hasOwn(otherKits, key) ? otherKits[key] : undefined))
    .find((name) => name !== undefined && names.includes(name.split('.')[0] ?? ''));
}

/** Advice to take another name: what other kits call so, else one with similar letters. */
export function nameAdvice(
  check: CheckContext,
  written: string,
  names: readonly string[],
  owner?: string,
): string[] {
  const meant = meantName(check, written, names, owner);
  const { text } = check;
  const near = nearNames(written, names).slice(0, MAX_NAMES);
  if (meant) {
    return [text.instead(meant)];
  }
  if (near.length > 0) {
    return [text.near(near)];
  }
  return names.length > 0 && names.length <= MAX_LISTED ? [text.there(names)] : [];
}
