import type { ApiDocsText } from '../../shared/text/text.ts';
import type { ApiDifference } from '../check/compareApi.ts';

/** One default of a property: where it stands and what it is. */
export interface FoundDefault {
  /** `src/Button.tsx:38` */
  place: string;
  code: string;
}

/** What maintainers and authors read when something is wrong; `en` unless given. */
export interface Messages {
  /** Words of the tables and of unknown names. */
  text: ApiDocsText;
  missingFile: (file: string) => string;
  noExports: (project: string, entry: string) => string;
  undescribed: (name: string) => string;
  undescribedMember: (owner: string, name: string) => string;
  defaultDiffersFromDoc: (
    owner: string,
    name: string,
    written: string,
    code: FoundDefault,
  ) => string;
  defaultsDiffer: (owner: string, name: string, first: FoundDefault, other: FoundDefault) => string;
  /** @param renew command that renews the API file */
  unreadableFile: (file: string, reason: string, renew: string) => string;
  stale: (difference: string, renew: string) => string;
  onlyInFile: (name: string) => string;
  onlyInCode: (name: string) => string;
  /** @param key key of the API file; texts are JSON, none where a side has no such key */
  changed: (
    name: string,
    key: string,
    inFile: string | undefined,
    inCode: string | undefined,
  ) => string;
  /** A difference from the published API that the file of declared differences does not name. */
  undeclared: (difference: ApiDifference, file: string) => string;
  /** A declared difference that is no more. */
  declaredInVain: (member: string, file: string) => string;
  /** A declared difference without its member, reason or note. */
  badDifference: (file: string, member: string) => string;
  uncovered: (name: string) => string;
  /** @param names members that may be meant */
  noMember: (entry: string, name: string, names: readonly string[]) => string;
  noName: (tag: string, attribute: string) => string;
  problems: (count: number) => string;
  same: (count: number) => string;
  written: (count: number, changed: boolean) => string;
  usage: string;
}
