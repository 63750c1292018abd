/**
 * Attributes for what only a running example has, its buttons and forms: a site names here
 * what its search and its readers of plain text leave out.
 */
export type SkipAttributes = Readonly<Record<`data-${string}`, string>>;
