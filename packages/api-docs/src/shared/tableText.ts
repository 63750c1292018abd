/** Words of the tables. Components and Markdown take them as `text`; the site passes Korean. */
export interface TableText {
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
}

export const englishTableText: TableText = {
  props: (owner) => `Props of ${owner}`,
  fields: (owner) => `Fields of ${owner}`,
  parameters: (owner) => `Parameters of ${owner}`,
  values: (owner) => `Values of ${owner}`,
  name: 'Name',
  type: 'Type',
  default: 'Default',
  description: 'Description',
  required: 'required',
  deprecated: 'deprecated',
  returns: 'Returns',
  none: '–',
  inherited: (count, from) => `and ${count} more from ${from}`,
  source: (owner) => `Source of ${owner}`,
  showType: (name) => `${name}: show type`,
  close: 'Close',
};
