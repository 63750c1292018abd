import { type ApiState, isSameFact } from '@zs-docs/api-docs/history';

/** Every fact of a state by its place: `ZSText.color type`. */
function factsOf({ entries, values }: ApiState): Map<string, unknown> {
  const facts = new Map<string, unknown>(Object.entries(values));
  for (const [name, { members, ...own }] of Object.entries(entries)) {
    const all: [string, object][] = [
      [name, own],
      ...Object.entries(members).map(
        ([member, some]) => [`${name}.${member}`, some] as [string, object],
      ),
    ];
    for (const [place, some] of all) {
      for (const [key, value] of Object.entries(some)) {
        facts.set(`${place} ${key}`, value);
      }
    }
  }
  return facts;
}

/** Places at which two states say something else. */
export function compareStates(one: ApiState, other: ApiState): string[] {
  const [ours, theirs] = [factsOf(one), factsOf(other)];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((place) => !isSameFact(ours.get(place), theirs.get(place)))
    .map((place) => `${place}: ${ours.get(place) ?? 'missing'}, ${theirs.get(place) ?? 'missing'}`);
}
