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

/** A `ref` is documented as a member: tables have a row for it. */
const asMember = (change: ApiChange): ApiChange =>
  change.what === 'ref'
    ? {
        ...change,
        member: 'ref',
        what: change.from === undefined || change.to === undefined ? 'exists' : 'type',
      }
    : change;

const isAdded = ({ what, from }: ApiChange) => what === 'exists' && from === undefined;

function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/**
 * Groups differences by the name that they belong to.
 * Of a history of ZS-ui, `changesByOwner(changesBetween(history, '0.12.1', '0.13.6')).get('ZSPressable')?.added.map(({ member }) => member)` is
 * `['isLoading', 'disabled']`.
 */
export function changesByOwner(changes: readonly ApiChange[]): ReadonlyMap<string, OwnerChanges> {
  const byOwner = groupBy(changes.map(asMember), ({ name }) => name);
  return new Map(
    [...byOwner].map(([name, all]) => {
      const ofMembers = all.filter(({ member }) => member !== undefined);
      const kept = ofMembers.filter((change) => !isAdded(change));
      return [
        name,
        {
          own: all.filter(({ member }) => member === undefined),
          members: groupBy(kept, ({ member = '' }) => member),
          added: ofMembers.filter(isAdded),
        },
      ];
    }),
  );
}
