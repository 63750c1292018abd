import { book } from '@0610studio/zs-ui/facts';
import { staleLines } from '@zs-docs/api-docs/build';
import type { ApiHistory } from '@zs-docs/api-docs/history';
import { checkFixes } from './checkFixes.ts';
import { checkStatements } from './checkStatements.ts';
import { readStatements } from './readStatements.ts';
import { historyFile, historyOf, readToolkitVersions } from './readToolkitHistory.ts';

/** Stale names that are listed. */
const SHOWN = 10;

/** A check, and what it found wrong. */
interface Check {
  what: string;
  errors: string[];
}

/** Compares what texts say of versions with the committed history. */
export function checkVersionStatements(history: ApiHistory): Check {
  const { confirmed, errors } = checkStatements(history, readStatements());
  return { what: `the history confirms ${confirmed} statements on versions`, errors };
}

/**
 * Makes the history of the toolkit's API anew, and compares it with the committed one.
 * @param repository clone of the toolkit with its whole history
 */
export async function checkHistory(repository: string): Promise<Check[]> {
  const versions = await readToolkitVersions(repository);
  const unread = versions.flatMap(({ version, problem }) =>
    problem ? [`${version} cannot be read: ${problem}`] : [],
  );
  const stale = staleLines(historyFile, historyOf(versions));
  const outdated =
    stale.length === 0
      ? []
      : [`stale in ${stale.length} lines: ${stale.slice(0, SHOWN)}; npm run truth:history -- PATH`];
  const folders = new Map(versions.map(({ version, folder }) => [version, folder]));
  const { confirmed, errors } = checkFixes(book.history, folders, book.behaviours);
  return [
    {
      what: `the history of its API has ${versions.length} versions`,
      errors: [...unread, ...outdated],
    },
    checkVersionStatements(book.history),
    { what: `${confirmed} notes changed in the version that fixes them`, errors },
  ];
}
