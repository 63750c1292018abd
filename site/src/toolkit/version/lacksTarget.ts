import { entryAt } from '@zs-docs/api-docs/history';
import type { VersionFile } from './versionFile.ts';

/** Name and member that an address leads to: a row, the section of a name, or the page of one. */
function targetOf(url: string): { name: string; member?: string | undefined } {
  const { hash, pathname } = new URL(url, 'https://docs.test');
  const [, kind, name = '', member] = /^#(prop|api)-([^-]+)(?:-(.+))?$/.exec(hash) ?? [];
  return kind ? { name, member } : { name: pathname.split('/').filter(Boolean).at(-1) ?? '' };
}

/**
 * Whether a version lacks what an address of the docs leads to, and the documented version has it.
 * @param url address of a page, or of a row or a section in it: `…/ZSText/#prop-ZSText-typo`
 */
export function lacksTarget(file: VersionFile, version: string, url: string): boolean {
  const { history, documented, sameMembers } = file;
  const { name, member } = targetOf(url);
  const has = (checked: string) => {
    const entry = entryAt(history, name, checked);
    if (!entry || member === undefined) {
      return entry !== undefined;
    }
    const shown = entryAt(history, sameMembers[name] ?? name, checked) ?? entry;
    return member in shown.members || (member === 'ref' && shown.ref !== undefined);
  };
  return (
    file.versions.some((known) => known.version === version) && has(documented) && !has(version)
  );
}
