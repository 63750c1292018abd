/** What readers see in tables and what authors read when a name is wrong; `en` unless given. */
export interface ApiDocsText {
  /** Caption of a table of props. */
  props: (owner: string) => string;
  fields: (owner: string) => string;
  parameters: (owner: string) => string;
  values: (owner: string) => string;
  name: string;
  type: string;
  default: string;
  description: string;
  required: string;
  deprecated: string;
  returns: string;
  /** No default. */
  none: string;
  inherited: (count: number, from: string) => string;
  source: (owner: string) => string;
  /** Name of the button that shows what a type is. */
  showType: (name: string) => string;
  close: string;
  a11y: {
    caption: (component: string) => string;
    role: string;
    says: string;
    /** Head of the row with what the elements of the tree give to a screen reader. */
    tree: string;
    noKeys: string;
  };
  /** Said to an author who named something the API does not have. */
  unknownName: (mistake: UnknownName) => string;
}

/** A name that the API does not have. */
export interface UnknownName {
  /** What the author wrote: `<PropsTable of="Buton">`. */
  where: string;
  name: string;
  /** Package whose API was searched. */
  package: string;
  /** Names of the API that are close to it, closest first. */
  near: readonly string[];
}
