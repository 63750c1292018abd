import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Behaviour } from '@0610studio/zs-ui/facts';
import type { ApiHistory } from '@zs-docs/api-docs/history';

/** What the check of the versions that fix something found. */
interface FixCheck {
  /** Notes whose source changed in that version. */
  confirmed: number;
  errors: string[];
}

/** Text of the source of a note in a version; undefined where that had another place then. */
function textOf(folder: string | undefined, source: Behaviour['source']): string | undefined {
  const files = [source].flat().map((file) => join(folder ?? '', 'src', file));
  return folder !== undefined && files.every((file) => existsSync(file))
    ? files.map((file) => readFileSync(file, 'utf8')).join('\n')
    : undefined;
}

/**
 * Whether the source of a note changed in the version that is said to have fixed it. One that has moved
 * before is neither confirmed nor refused.
 * @param folders source of each version
 */
export function checkFixes(
  { versions }: Pick<ApiHistory, 'versions'>,
  folders: ReadonlyMap<string, string>,
  notes: readonly Pick<Behaviour, 'id' | 'source' | 'fixedIn'>[],
): FixCheck {
  const check: FixCheck = { confirmed: 0, errors: [] };
  for (const { id, source, fixedIn } of notes) {
    const order = versions.indexOf(fixedIn ?? '');
    const before = textOf(folders.get(versions[order - 1] ?? ''), source);
    if (fixedIn !== undefined && order < 0) {
      check.errors.push(`behaviour.yml: ${id} fixed in ${fixedIn}, which is no version`);
    } else if (fixedIn !== undefined && before !== undefined) {
      const isChanged = before !== textOf(folders.get(fixedIn), source);
      check.confirmed += isChanged ? 1 : 0;
      check.errors.push(
        ...(isChanged
          ? []
          : [
              `behaviour.yml: ${id} fixed in ${fixedIn}, where ${[source].flat().join(', ')} is the same`,
            ]),
      );
    }
  }
  return check;
}
