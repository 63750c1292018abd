/**
 * Attributes for what only a running example has, its buttons, forms and notices: a site names here
 * what its search and its readers of plain text leave out.
 */
export type SkipAttributes = Readonly<Record<`data-${string}`, string>>;
