/** Position in the source code: path relative to the root of the repository, line counted from 1. */
export interface SourcePlace {
  file: string;
  line: number;
}

/** Versions in which something exists without a break. */
export interface Lifespan {
  /** First version; left out for what has been there from the first one, or as long as what has it. */
  since?: string | undefined;
  /** First version without it; left out for what the last version has, or as long as what has it. */
  until?: string | undefined;
  /** First version that marks it `@deprecated`. */
  deprecated?: string | undefined;
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
  /** Text of `@deprecated`: the reason and the replacement; may be empty. */
  deprecated?: string;
  /** All values of an unnamed union of literals; a named union has an entry of its own. */
  values?: readonly ApiLiteral[];
  /** Bounds of a slider, from `@minimum` and `@maximum`. */
  min?: number;
  max?: number;
  /** How the published version differs from this API. */
  published?: string;
  source: SourcePlace;
}

/** A value of a union of literals. */
export type ApiLiteral = string | number | boolean;

/** Members that a type inherits from a type of another package. */
export interface ApiInherited {
  /** Name of the base type: `ViewProps`. */
  from: string;
  /** Number of inherited members that are not redeclared. */
  count: number;
}

interface EntryBase {
  name: string;
  description: string;
  deprecated?: string;
  /** False for a type that is only referenced by exported ones: it has a popover, not a page. */
  exported: boolean;
  /** Marked `@internal`: no page has to document it. */
  internal?: boolean;
  /** As on a member. */
  published?: string;
  source: SourcePlace;
}

/** A React component. */
export interface ApiComponent extends EntryBase {
  kind: 'component';
  /** Name of the type of its props, if it is named. */
  propsType?: string;
  /** Type of the value of its `ref`. */
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

/** An interface, or a type alias of an object type. */
export interface ApiInterface extends EntryBase {
  kind: 'interface';
  members: readonly ApiMember[];
  inherited: readonly ApiInherited[];
}

/** A type alias of a union or of any other type that is not an object. */
export interface ApiAlias extends EntryBase {
  kind: 'type';
  type: string;
  /** All values, if it is a union of literals. */
  values?: readonly ApiLiteral[];
}

/** A value that is neither a component nor a function. */
export interface ApiConstant extends EntryBase {
  kind: 'constant';
  type: string;
  members: readonly ApiMember[];
}

export type ApiEntry = ApiComponent | ApiFunction | ApiInterface | ApiAlias | ApiConstant;

/** The API of a package: exports and the types they reference, in alphabetical order. */
export interface Api {
  /** Name of the package: `@0610studio/zs-ui`. */
  package: string;
  version: string;
  /** Member names of the base types from other packages, by type name. */
  inherited?: Readonly<Record<string, readonly string[]>>;
  entries: readonly ApiEntry[];
}
