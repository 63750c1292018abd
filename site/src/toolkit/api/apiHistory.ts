import { book } from '@0610studio/zs-ui/facts';
import type { Lifespan } from '@zs-docs/api-docs';
import { entryAt, lifespanOf, valueAt } from '@zs-docs/api-docs/history';

/**
 * Since and until when the documented version's names and members exist, and since when they are
 * deprecated. A member tells only what its name does not.
 * @param sameMembers names whose members are those of another one
 */
export function toolkitLifespan(
  sameMembers: Readonly<Record<string, string>>,
): (name: string, member?: string) => Lifespan | undefined {
  return (name, member) => {
    const owner = member === undefined ? name : (sameMembers[name] ?? name);
    const whole = lifespanOf(book.history, book.documented.version, owner);
    if (member === undefined) {
      return whole;
    }
    const own = lifespanOf(book.history, book.documented.version, owner, member);
    return {
      since: own?.since === whole?.since ? undefined : own?.since,
      until: own?.until === whole?.until ? undefined : own?.until,
      deprecated: own?.deprecated,
    };
  };
}

/** Signature of a function or a hook of the documented version, type of an alias or a constant. */
export const publishedType = (name: string): string | undefined =>
  entryAt(book.history, name, book.documented.version)?.type;

/**
 * Name of what a hook of the documented version returns, as published: the type of this repository may
 * have another one.
 * @example publishedResult('useOverlay') // 'OverlayContextProps'
 */
export const publishedResult = (hook: string): string | undefined =>
  /: (\w+)$/.exec(publishedType(hook) ?? '')?.[1];

/** Version that removed a colour of the documented version: `light.grey.0`. */
export const tokenUntil = (token: string): string | undefined =>
  valueAt(book.history, token, book.documented.version)?.until;
