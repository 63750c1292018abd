/** Where something stands in the source: path from the root of the repository, line from 1. */
export interface SourcePlace {
  file: string;
  line: number;
}

/** A prop, a field or a parameter. */
export interface ApiMember {
  name: string;
  /** The type as the author wrote it: `ShadowLevel`, `(text: string) => void`. */
  type: string;
  required: boolean;
  description: string;
  /** The default as code: `'outline'`, `300`. */
  default?: string;
  /** Why not to use it and what to use instead; an empty string when no reason is given. */
  deprecated?: string;
  /** Every literal the type allows, when the type is written out in place and has no name. */
  values?: readonly ApiLiteral[];
  /** Sensible bounds from `@minimum` and `@maximum`. */
  min?: number;
  max?: number;
  /** What a reader of the published version has to know, where that differs. */
  published?: string;
  source: SourcePlace;
}

/** One value of a union of literals. */
export type ApiLiteral = string | number | boolean;

/** Members that a type takes over from a type of another package. */
export interface ApiInherited {
  /** Name of the type they come from: `ViewProps`. */
  from: string;
  /** How many of its members stay as they are. */
  count: number;
}

interface EntryBase {
  name: string;
  description: string;
  deprecated?: string;
  /** False for a type that only other types mention: it has a popover and no page of its own. */
  exported: boolean;
  /** Exported for the toolkit's own use; no page has to cover it. */
  internal?: boolean;
  /** As on a member. */
  published?: string;
  source: SourcePlace;
}

/** A React component. */
export interface ApiComponent extends EntryBase {
  kind: 'component';
  /** Name of the type of its props, when it has one. */
  propsType?: string;
  /** Type of what its `ref` holds. */
  refType?: string;
  members: readonly ApiMember[];
  inherited: readonly ApiInherited[];
}

/** A function, or a hook. */
export interface ApiFunction extends EntryBase {
  kind: 'function' | 'hook';
  /** `(config?: ThemeFactoryConfig) => Theme`. */
  signature: string;
  /** Parameters. */
  members: readonly ApiMember[];
  returns: { type: string; description: string };
}

/** An interface, or an alias of an object type. */
export interface ApiInterface extends EntryBase {
  kind: 'interface';
  members: readonly ApiMember[];
  inherited: readonly ApiInherited[];
}

/** A union or another alias. */
export interface ApiAlias extends EntryBase {
  kind: 'type';
  type: string;
  /** Every literal it allows, when it is a union of literals. */
  values?: readonly ApiLiteral[];
}

/** A value that is neither a component nor a function. */
export interface ApiConstant extends EntryBase {
  kind: 'constant';
  type: string;
  members: readonly ApiMember[];
}

export type ApiEntry = ApiComponent | ApiFunction | ApiInterface | ApiAlias | ApiConstant;

/** Everything a package exports, by name in alphabetical order. */
export interface Api {
  /** Name authors import: `@0610studio/zs-ui`. */
  package: string;
  version: string;
  /** Every member of the types of other packages that entries build on, by the name of the type. */
  inherited?: Readonly<Record<string, readonly string[]>>;
  entries: readonly ApiEntry[];
}
