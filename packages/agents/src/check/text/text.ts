import type { Fix } from '../declarations/archive.ts';
import type { RuleText } from './ruleText.ts';

/** Something that has members: a component with props, or a type with fields. */
export interface Owner {
  kind: 'component' | 'type';
  name: string;
}

/** In which other versions something exists that this one lacks. */
export interface Whereabouts {
  is: 'gone' | 'not-yet';
  /** First version without it, or with it. */
  version: string;
  fix?: Fix | undefined;
}

/** The sentences that a check says, in one language. */
export interface Text {
  rules: RuleText;
  missingExport: (module: string, version: string | undefined, name: string) => string;
  noDefaultExport: (module: string, name: string) => string;
  missingModule: (module: string, meant: string) => string;
  /** Where a name is that a module does not export. */
  isIn: (module: string, asDefault?: string) => string;
  /** The name that was meant. */
  instead: (name: string) => string;
  /** Names that may have been meant. */
  near: (names: readonly string[]) => string;
  /** All names that there are. */
  there: (names: readonly string[]) => string;
  isElsewhere: (name: string, place: Whereabouts, version: string, owner?: Owner) => string;
  unknownMember: (owner: Owner, name: string) => string;
  /** A member that belongs into another one: `options: { height }`. */
  belongsInto: (member: string, name: string) => string;
  missingMembers: (owner: Owner, names: readonly string[]) => string;
  wrongValue: (name: string, value: string) => string;
  values: (values: readonly string[], all: number) => string;
  colorBelongsInto: (style: string, value: string) => string;
  missingName: (name: string) => string;
  importIt: (name: string, module: string) => string;
  asyncEffect: string;
  /** A sentence of TypeScript about a prop or a field. */
  about: (name: string, sentence: string) => string;
  uncheckedFile: string;
  uncheckedLine: string;
  uncheckedFlow: string;
  tooMany: (shown: number) => string;
  timeout: (seconds: number) => string;
  tooDeep: string;
  outOfMemory: string;
  fault: string;
}
