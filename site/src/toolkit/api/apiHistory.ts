import history from '@0610studio/zs-ui/facts/api-history.json';
import type { Lifespan } from '@zs-docs/api-docs';
import { type ApiHistory, entryAt, lifespanOf, valueAt } from '@zs-docs/api-docs/history';
import { toolkitVersion } from '../facts/toolkitVersion.ts';

/** The API of every version of the toolkit. */
export const apiHistory = history as unknown as ApiHistory;

/**
 * Since and until when the documented version's names and members exist. A member tells only what its
 * name does not.
 * @param sameMembers names whose members are those of another one
 */
export function toolkitLifespan(
  sameMembers: Readonly<Record<string, string>>,
): (name: string, member?: string) => Lifespan | undefined {
  return (name, member) => {
    const owner = member === undefined ? name : (sameMembers[name] ?? name);
    const whole = lifespanOf(apiHistory, toolkitVersion, owner);
    if (member === undefined) {
      return whole;
    }
    const own = lifespanOf(apiHistory, toolkitVersion, owner, member);
    return {
      since: own?.since === whole?.since ? undefined : own?.since,
      until: own?.until === whole?.until ? undefined : own?.until,
    };
  };
}

/** Signature of a function or a hook of the documented version, type of an alias or a constant. */
export const publishedType = (name: string): string | undefined =>
  entryAt(apiHistory, name, toolkitVersion)?.type;

/**
 * Name of what a hook of the documented version returns, as published: the type of this repository may
 * have another one.
 * @example publishedResult('useOverlay') // 'OverlayContextProps'
 */
export const publishedResult = (hook: string): string | undefined =>
  /: (\w+)$/.exec(publishedType(hook) ?? '')?.[1];

/** Version that removed a colour of the documented version: `light.grey.0`. */
export const tokenUntil = (token: string): string | undefined =>
  valueAt(apiHistory, token, toolkitVersion)?.until;
