import type { Api } from './model.ts';

/**
 * Every prop that each component takes, its own and those of the types it builds on. A prop that the
 * component leaves out of such a type counts as taken: what is true is never called false.
 */
export function propNames({ entries, inherited = {} }: Api): Record<string, readonly string[]> {
  const components = entries.flatMap((entry) =>
    entry.kind === 'component' && entry.exported ? [entry] : [],
  );
  return Object.fromEntries(
    components.map(({ name, members, inherited: from }) => [
      name,
      [
        ...new Set([
          ...members.map((member) => member.name),
          ...from.flatMap((type) => inherited[type.from] ?? []),
        ]),
      ],
    ]),
  );
}
