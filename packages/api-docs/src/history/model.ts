import type { ApiEntry, Lifespan } from '../shared/model.ts';

/** What code depends on of a prop, a field or a parameter. */
export interface MemberFacts {
  type: string;
  optional?: true;
  /** As code: `'outline'`. */
  default?: string;
  /** Text of `@deprecated`; may be empty. */
  deprecated?: string;
}

/**
 * What code depends on of a name, without its members. Of types of other packages it has the names alone:
 * their members depend on their versions, of which old ones are not installed.
 */
export interface EntryFacts {
  kind: ApiEntry['kind'];
  /** Type of an alias or a constant, signature of a function; literals of a union in its order. */
  type?: string;
  /** Type of the value of its `ref`. */
  ref?: string;
  /** Types of other packages whose members it has as well: `ViewProps`, `ViewProps, TextProps`. */
  inherits?: string;
  /** Exported types refer to it; it is not exported itself. */
  internal?: true;
  /** As of a member. */
  deprecated?: string;
}

/** A name with its members, in one version. */
export type EntryState = EntryFacts & { members: Readonly<Record<string, MemberFacts>> };

/** The API of one version as facts: no descriptions, no places in the source. */
export interface ApiState {
  entries: Readonly<Record<string, EntryState>>;
  /** Named values, such as the colours of a palette: `light.primary.main`. */
  values: Readonly<Record<string, string>>;
}

/** Facts that differ from a version on; null for one that is gone. */
export type FactChange<Facts> = { version: string } & {
  [Key in keyof Facts]?: Facts[Key] | null;
};

/** What is known of one lifespan. What is removed and comes back has two. */
export interface Life<Facts> extends Omit<Lifespan, 'deprecated'> {
  /** At its beginning. */
  facts: Facts;
  changes?: readonly FactChange<Facts>[];
}

/** A life of a name. Its members begin and end with it, unless they say otherwise. */
export interface EntryLife extends Life<EntryFacts> {
  members?: Readonly<Record<string, readonly Life<MemberFacts>[]>>;
}

export interface ValueFacts {
  value: string;
}

/** The API of all versions of a package. */
export interface ApiHistory {
  package: string;
  /** Oldest first. */
  versions: readonly string[];
  /** Versions whose API could not be read. */
  unread?: readonly string[];
  entries: Readonly<Record<string, readonly EntryLife[]>>;
  values?: Readonly<Record<string, readonly Life<ValueFacts>[]>>;
  /**
   * Pairs of types, by `typesOf` a name or a member: code that is right with the first is right with the
   * second. `{ 'Chip.size': [[0, 1]] }` where a chip takes more sizes than it took.
   */
  fits?: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>;
}
