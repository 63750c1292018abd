import type { ApiHistory, Life } from './model.ts';

/** The distinct types that a name or a member ever had, oldest first. */
export function typesOf(
  { entries }: Pick<ApiHistory, 'entries'>,
  name: string,
  member: string | undefined,
): string[] {
  const lives = (entries[name] ?? []).flatMap((life): readonly Life<{ type?: string }>[] =>
    member === undefined ? [life] : (life.members?.[member] ?? []),
  );
  const types = lives.flatMap(({ facts, changes = [] }) =>
    [facts, ...changes].flatMap(({ type }) => type ?? []),
  );
  return [...new Set(types)];
}
