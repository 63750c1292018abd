import {
  type ApiChange,
  type ApiHistory,
  changesBetween,
  type Life,
} from '@zs-docs/api-docs/history';
import type { Statement } from './statements.ts';

/** Everything of the history that a name may mean, by its last part: entries, members, values. */
function livesOf(history: ApiHistory, name: string): { path: string; life: Life<object> }[] {
  const entries = Object.entries(history.entries).flatMap(([entry, lives]) =>
    lives.flatMap(({ members = {}, ...life }) => [
      { path: entry, life },
      ...Object.entries(members).flatMap(([member, some]) =>
        some.map((one) => ({ path: `${entry}.${member}`, life: one })),
      ),
    ]),
  );
  const last = name.split('.').at(-1);
  return entries.filter(({ path }) => path.split('.').at(-1) === last);
}

const pathOf = ({ name, member }: ApiChange) => (member ? `${name}.${member}` : name);

/** What a version changed. */
function changesOf(history: ApiHistory, version: string): ApiChange[] {
  const before = history.versions[history.versions.indexOf(version) - 1];
  return before === undefined ? [] : changesBetween(history, before, version);
}

function isChanged(history: ApiHistory, { version, name, from, to }: Statement): boolean {
  return changesOf(history, version).some(
    (change) =>
      `${pathOf(change)}.`.startsWith(`${name}.`) &&
      (from === undefined || change.from === from) &&
      (to === undefined || change.to === to),
  );
}

/** Says what the history has instead; undefined if it agrees or knows no such name. */
function refuse(history: ApiHistory, statement: Statement): string | undefined {
  const { version, what, name } = statement;
  if (!history.versions.includes(version)) {
    return `there is no version ${version}`;
  }
  if (what === 'changed') {
    return isChanged(history, statement) ? undefined : `${version} did not change it so`;
  }
  const lives = livesOf(history, name);
  const key = what === 'added' ? 'since' : 'until';
  return lives.length === 0 || lives.some(({ life }) => life[key] === version)
    ? undefined
    : lives.map(({ path, life }) => `${path} ${key} ${life[key] ?? 'ever'}`).join(', ');
}

/** What the check of some statements found. */
export interface StatementCheck {
  /** Statements of names that the history has. */
  confirmed: number;
  errors: string[];
}

/**
 * Compares what texts say of versions with the history. Names that are not of the API, such as the
 * functions of another package, are neither confirmed nor refused.
 */
export function checkStatements(
  history: ApiHistory,
  statements: readonly (Statement & { place: string })[],
): StatementCheck {
  const results = statements.map((statement) => ({
    ...statement,
    refusal: refuse(history, statement),
    isKnown: statement.what === 'changed' || livesOf(history, statement.name).length > 0,
  }));
  return {
    confirmed: results.filter(({ refusal, isKnown }) => isKnown && refusal === undefined).length,
    errors: results.flatMap(({ place, version, what, name, refusal }) =>
      refusal === undefined ? [] : [`${place}: ${name} ${what} in ${version}; ${refusal}`],
    ),
  };
}
