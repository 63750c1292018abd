import type { ApiChange } from './changesBetween.ts';

/** What differs in a name between two versions. */
export interface OwnerChanges {
  /** Differences of the name itself. */
  own: readonly ApiChange[];
  /** Members that both versions have, or that only the first one has, by name. */
  members: ReadonlyMap<string, readonly ApiChange[]>;
  /** Members that only the second version has. */
  added: readonly ApiChange[];
}

const isAdded = ({ what, from }: ApiChange) => what === 'exists' && from === undefined;

/**
 * Groups differences by the name that they belong to.
 * @example changesByOwner(changesBetween(history, '0.12.2', '0.13.6')).get('ZSPressable')?.added.map(({ member }) => member)
 * // ['isLoading', 'disabled']
 */
export function changesByOwner(changes: readonly ApiChange[]): ReadonlyMap<string, OwnerChanges> {
  const byOwner = Map.groupBy(changes, ({ name }) => name);
  return new Map(
    [...byOwner].map(([name, all]) => {
      const ofMembers = all.filter(({ member }) => member !== undefined);
      const kept = ofMembers.filter((change) => !isAdded(change));
      return [
        name,
        {
          own: all.filter(({ member }) => member === undefined),
          members: Map.groupBy(kept, ({ member = '' }) => member),
          added: ofMembers.filter(isAdded),
        },
      ];
    }),
  );
}
