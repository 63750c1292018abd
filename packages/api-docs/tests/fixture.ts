import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExtractOptions, extractApi } from '../src/build/index.ts';
import type { ApiEntry, ApiMember } from '../src/shared/index.ts';

const root = join(import.meta.dirname, 'fixture/');

/** Options to extract the fixture package. */
export function fixtureOptions(overrides: ReadonlyMap<string, string> = new Map()): ExtractOptions {
  return {
    root,
    project: `${root}tsconfig.json`,
    entry: `${root}src/index.ts`,
    package: 'fixture',
    version: '1.0.0',
    overrides,
    requireDescriptions: true,
  };
}

/**
 * Reads the fixture package.
 * @param edits text to find and its replacement, by file in the fixture's `src`
 */
export function readFixture(edits: Record<string, readonly [string, string]> = {}) {
  const overrides = Object.entries(edits).map(([name, [find, put]]) => {
    const file = `${root}src/${name}`;
    const text = readFileSync(file, 'utf8');
    if (!text.includes(find)) {
      throw new Error(`${name} does not contain ${find}`);
    }
    return [file, text.replace(find, put)] as const;
  });
  return extractApi(fixtureOptions(new Map(overrides)));
}

/** Problems of the edited fixture as `file:line message`. */
export function problemsOf(edits: Parameters<typeof readFixture>[0]): string[] {
  return readFixture(edits).problems.map(
    ({ place, message }) => `${place?.file}:${place?.line} ${message}`,
  );
}

/** The entry of that name. */
export function entryOf(entries: readonly ApiEntry[], name: string): ApiEntry {
  const entry = entries.find((one) => one.name === name);
  if (!entry) {
    throw new Error(`no entry ${name}`);
  }
  return entry;
}

/** A member of an entry. */
export function memberOf(entries: readonly ApiEntry[], owner: string, name: string): ApiMember {
  const entry = entryOf(entries, owner);
  const member = entry.kind === 'type' ? undefined : entry.members.find((one) => one.name === name);
  if (!member) {
    throw new Error(`no member ${owner}.${name}`);
  }
  return member;
}
