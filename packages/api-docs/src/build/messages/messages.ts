import type { ApiDocsText } from '../../shared/text/text.ts';
import type { ApiDifference } from '../check/compareApi.ts';

/** A default in the source code. */
export interface FoundDefault {
  /** `src/Button.tsx:38` */
  place: string;
  code: string;
}

/** Messages of the command line and of problems; `en` by default. */
export interface Messages {
  /** Labels of the tables and the error for unknown names. */
  text: ApiDocsText;
  missingEntry: (file: string) => string;
  missingTsconfig: (file: string) => string;
  /** @param place file and line */
  brokenYaml: (place: string, reason: string) => string;
  noExports: (project: string, entry: string) => string;
  missingDescription: (name: string) => string;
  missingMemberDescription: (owner: string, name: string) => string;
  defaultDiffersFromDoc: (
    owner: string,
    name: string,
    written: string,
    code: FoundDefault,
  ) => string;
  defaultsDiffer: (owner: string, name: string, first: FoundDefault, other: FoundDefault) => string;
  /** @param command command that updates the API file */
  unreadableFile: (file: string, reason: string, updateCommand: string) => string;
  staleFile: (difference: string, updateCommand: string) => string;
  onlyInFile: (name: string) => string;
  onlyInCode: (name: string) => string;
  /** @param key property in the API file; the values are JSON, undefined if there is none */
  changed: (
    name: string,
    key: string,
    inFile: string | undefined,
    inCode: string | undefined,
  ) => string;
  /** A difference from the published API that is not declared. */
  undeclaredDifference: (difference: ApiDifference, file: string) => string;
  /** A declaration of a difference that no longer exists. */
  staleDeclaration: (member: string, file: string) => string;
  /** A declaration without its member, reason or note. */
  incompleteDeclaration: (file: string, member: string) => string;
  undocumented: (name: string) => string;
  /** @param names similar members, or all */
  unknownMember: (entry: string, name: string, names: readonly string[]) => string;
  missingName: (tag: string, attribute: string) => string;
  problemCount: (count: number) => string;
  upToDate: (count: number) => string;
  written: (count: number, changed: boolean) => string;
  /** A version whose API cannot be read. */
  unreadVersion: (version: string, reason: string) => string;
  historyWritten: (versions: number, names: number) => string;
  staleHistory: (names: readonly string[], updateCommand: string) => string;
  usage: string;
}
