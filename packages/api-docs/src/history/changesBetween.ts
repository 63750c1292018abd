import { apiAt } from './apiAt.ts';
import { isSameFact } from './isSameFact.ts';
import { lastStep } from './lastStep.ts';
import type { ApiHistory, EntryFacts, EntryLife, EntryState, Life, MemberFacts } from './model.ts';

/** A difference between two versions. */
export interface ApiChange {
  /** Name of an entry or of a value. */
  name: string;
  /** Prop, field or parameter of the entry. */
  member?: string;
  /** What differs: `exists`, or the fact that does. */
  what: 'exists' | 'value' | keyof EntryFacts | keyof MemberFacts;
  /** Text of the fact in each version; left out where a version lacks it. */
  from?: string;
  to?: string;
  /** Last version between the two that changed it. */
  version: string;
}

type Difference = Omit<ApiChange, 'name' | 'member' | 'version'>;

const sides = (from: unknown, to: unknown) => ({
  ...(from !== undefined && { from: String(from) }),
  ...(to !== undefined && { to: String(to) }),
});

/** The fact by which something that exists in one version only is described. */
const gist = (facts: object | undefined) =>
  facts && ['type', 'value', 'kind'].map((key) => Reflect.get(facts, key)).find(Boolean);

function compareFacts(before: object | undefined, after: object | undefined): Difference[] {
  if (!before || !after) {
    return before || after ? [{ what: 'exists', ...sides(gist(before), gist(after)) }] : [];
  }
  return (
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      // Members have changes of their own; what a base of another package brings is no change of this one.
      .filter((key) => key !== 'members' && key !== 'inherits')
      .map((key) => [key, Reflect.get(before, key), Reflect.get(after, key)] as const)
      .filter(([, from, to]) => !isSameFact(from, to))
      .map(([key, from, to]) => ({ what: key as Difference['what'], ...sides(from, to) }))
  );
}

const asFacts = (value: string | undefined) => (value === undefined ? undefined : { value });

const namesIn = (...records: readonly object[]) =>
  [...new Set(records.flatMap(Object.keys))].sort();

/** Lives of a member, each with the beginning and the end that it shares with its entry. */
const memberLives = (lives: readonly EntryLife[] = [], member: string): Life<MemberFacts>[] =>
  lives.flatMap(({ since, until, members }) =>
    (members?.[member] ?? []).map((life) => ({
      ...(since !== undefined && { since }),
      ...(until !== undefined && { until }),
      ...life,
    })),
  );

/**
 * Lists what differs between two versions, in either direction. What changed and changed back is no
 * difference; members of a name that one of them lacks are not listed.
 * Of a history of ZS-ui, `changesBetween(history, '0.12.1', '0.13.6').find(({ member }) => member === 'edges')` is
 * `{ name: 'ZSContainer', member: 'edges', what: 'default', from: "['top', 'bottom']", to: "['bottom']", version: '0.13.1' }`.
 * @throws RangeError for a version that the history lacks
 */
export function changesBetween(history: ApiHistory, from: string, to: string): ApiChange[] {
  const [before, after] = [apiAt(history, from), apiAt(history, to)];
  const dated = (place: Pick<ApiChange, 'name' | 'member'>, lives: readonly Life<object>[]) => {
    return (difference: Difference): ApiChange => ({
      ...place,
      ...difference,
      version: lastStep(history, [from, to], difference.what, lives),
    });
  };
  const ofMembers = (name: string, one: EntryState, other: EntryState) =>
    namesIn(one.members, other.members).flatMap((member) =>
      compareFacts(one.members[member], other.members[member]).map(
        dated({ name, member }, memberLives(history.entries[name], member)),
      ),
    );
  const ofEntries = namesIn(before.entries, after.entries).flatMap((name) => {
    const [one, other] = [before.entries[name], after.entries[name]];
    return [
      ...compareFacts(one, other).map(dated({ name }, history.entries[name] ?? [])),
      ...(one && other ? ofMembers(name, one, other) : []),
    ];
  });
  const ofValues = namesIn(before.values, after.values).flatMap((name) =>
    compareFacts(asFacts(before.values[name]), asFacts(after.values[name])).map(
      dated({ name }, history.values?.[name] ?? []),
    ),
  );
  return [...ofEntries, ...ofValues];
}
