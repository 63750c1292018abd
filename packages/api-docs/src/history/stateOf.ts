import type { Api, ApiEntry, ApiMember } from '../shared/model.ts';
import type { ApiState, EntryFacts, EntryState, MemberFacts } from './model.ts';

/**
 * Text of a type, without the folder in which it was read. The compiler prints the literals of a type that it
 * infers in the order in which it met them, which depends on the packages that are installed.
 */
const plainType = (type: string) =>
  type
    .replace(/import\("[^"]*?([^"/]*)"\)/g, 'import("$1")')
    .replace(/\s+/g, ' ')
    .replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '));

function memberFacts({ type, required, default: initial, deprecated }: ApiMember): MemberFacts {
  const plain = plainType(type);
  return {
    type: required ? plain : plain.replace(/ \| undefined$/, ''),
    ...(!required && { optional: true }),
    ...(initial !== undefined && { default: initial }),
    ...(deprecated !== undefined && { deprecated }),
  };
}

function typeOf(entry: ApiEntry): string | undefined {
  if (entry.kind === 'type') {
    const values = entry.values?.map((value) =>
      typeof value === 'string' ? `'${value}'` : String(value),
    );
    return values?.join(' | ') ?? plainType(entry.type);
  }
  if (entry.kind === 'constant') {
    return plainType(entry.type);
  }
  return 'signature' in entry ? plainType(entry.signature) : undefined;
}

function entryFacts(entry: ApiEntry): EntryFacts {
  const type = typeOf(entry);
  const bases = 'inherited' in entry ? entry.inherited.map(({ from }) => from) : [];
  return {
    kind: entry.kind,
    ...(type !== undefined && { type }),
    ...(entry.kind === 'component' && entry.refType && { ref: plainType(entry.refType) }),
    ...(bases.length > 0 && { inherits: bases.join(', ') }),
    ...(!entry.exported && { internal: true }),
    ...(entry.deprecated !== undefined && { deprecated: entry.deprecated }),
  };
}

const membersOf = (entry: ApiEntry): EntryState['members'] =>
  Object.fromEntries(
    (entry.kind === 'type' ? [] : entry.members).map((member) => [
      member.name,
      memberFacts(member),
    ]),
  );

/** Names of types that are not exported and share their name with another one, such as `Props`. */
export function ambiguousNames({ entries }: Api): string[] {
  const names = entries.map(({ name }) => name);
  return entries
    .filter(({ name, exported }) => !exported && names.indexOf(name) !== names.lastIndexOf(name))
    .map(({ name }) => name);
}

/**
 * The facts of an API: what code depends on.
 * @param skipped names of types that are not exported, to leave out
 */
export function stateOf(
  api: Api,
  values: Readonly<Record<string, string>> = {},
  skipped: ReadonlySet<string> = new Set(ambiguousNames(api)),
): ApiState {
  const entries = api.entries.filter(({ name, exported }) => exported || !skipped.has(name));
  return {
    entries: Object.fromEntries(
      entries.map((entry) => [entry.name, { ...entryFacts(entry), members: membersOf(entry) }]),
    ),
    values,
  };
}
