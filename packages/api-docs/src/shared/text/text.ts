/** Labels of the tables and the error for unknown names; `en` by default. */
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
  /** First version that has it, and first that lacks it. */
  since: (version: string) => string;
  until: (version: string) => string;
  /** Shown in Markdown tables for a member without a default. */
  none: string;
  inherited: (count: number, from: string) => string;
  source: (owner: string) => string;
  /** Accessible name of the button that opens the popover of a type. */
  showType: (name: string) => string;
  close: string;
  a11y: {
    caption: (component: string) => string;
    role: string;
    says: string;
    /** Header of the row with name, role and state of each element in the accessibility tree. */
    tree: string;
    noKeys: string;
  };
  /** Error for a name that the API does not have. */
  unknownName: (mistake: UnknownName) => string;
}

/** A name that the API does not have. */
export interface UnknownName {
  /** What the author wrote: `<PropsTable of="Buton">`. */
  where: string;
  name: string;
  /** Package whose API was searched. */
  package: string;
  /** Similar names of the API, closest first. */
  near: readonly string[];
}
