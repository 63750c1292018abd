import type { FormHTMLAttributes, ReactNode } from 'react';

/** Controls in the rows of a table, with which a reader changes a running example. */
export interface TableControls {
  /** Attributes of the form that the table is in: `data-…` for the script of the example. */
  form: FormHTMLAttributes<HTMLFormElement> & Readonly<Record<`data-${string}`, string>>;
  /** Heading of their column. */
  label: string;
  /** Attributes of its cells, by which a site hides them from print, search and Markdown. */
  cell: Readonly<Record<`data-${string}`, string>>;
  /** Renders the control of a member; null where it has none. */
  controlOf: (member: string) => ReactNode;
}
