import type { Api } from './model.ts';

/**
 * Names of all props of each exported component, inherited ones included. A prop removed by `Omit` is
 * listed too: a valid prop must never be reported as unknown.
 * @example propNames({ entries: [{ kind: 'component', name: 'Box', exported: true, members: [{ name: 'size' }], inherited: [{ from: 'ViewProps' }] }], inherited: { ViewProps: ['style'] } }) // { Box: ['size', 'style'] }
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
