import { apiAt } from './apiAt.ts';
import type { ApiChange } from './changesBetween.ts';
import type { ApiHistory, ApiState } from './model.ts';

/** Names that an import of a package brings into code. */
function importedNames(code: string, packageName: string): string[] {
  const imports = code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g);
  return [...imports]
    .filter(([, , from]) => from === packageName)
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/^\s*type\s+|\s+as\s.*$/g, '').trim())
    .filter(Boolean);
}

/** Names, and those that their types refer to, such as the options of what a hook returns. */
function reachableNames({ entries }: ApiState, names: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const entry = entries[name];
    if (entry && !reached.has(name)) {
      reached.add(name);
      const types = [entry.type, ...Object.values(entry.members).map(({ type }) => type)].join(' ');
      queue.push(...(types.match(/\b[A-Z]\w+/g) ?? []));
    }
  }
  return reached;
}

/** Whether code names a member: as a prop, a key, a field that it reads, or in an object pattern. */
function namesMember(code: string, member: string): boolean {
  const pattern = /^\d/.test(member)
    ? `\\[['"]?${member}['"]?\\]`
    : `\\b${member}(?==|\\?*:)|\\.${member}\\b|[{,]\\s*${member}\\s*(?=[,}=:])`;
  return new RegExp(pattern).test(code);
}

/** Whether a member's name is also that of another member in reach, which stays: code may mean that one. */
function isAmbiguous(
  { name, member = '' }: ApiChange,
  { entries }: ApiState,
  reached: ReadonlySet<string>,
  changes: readonly ApiChange[],
): boolean {
  return [...reached].some(
    (other) =>
      other !== name &&
      Object.hasOwn(entries[other]?.members ?? {}, member) &&
      !changes.some((change) => change.name === other && change.member === member),
  );
}

/**
 * Differences that code meets: a name or a member that is gone, and the default of a prop that it
 * leaves out. It reads words, not types.
 * @param code of one file
 * @param version that the code is written for
 */
export function changesUsedBy(
  code: string,
  packageName: string,
  history: ApiHistory,
  version: string,
  changes: readonly ApiChange[],
): ApiChange[] {
  const imported = importedNames(code, packageName);
  const state = apiAt(history, version);
  const reached = reachableNames(state, imported);
  const gone = changes.filter(({ what, to }) => what === 'exists' && to === undefined);
  const meets = (change: ApiChange) => {
    const { name, member, what } = change;
    if (member === undefined) {
      return gone.includes(change) && imported.includes(name);
    }
    if (what === 'default') {
      return imported.includes(name) && !namesMember(code, member);
    }
    return (
      gone.includes(change) &&
      reached.has(name) &&
      namesMember(code, member) &&
      !isAmbiguous(change, state, reached, gone)
    );
  };
  return changes.filter(meets);
}
