/**
 * Attributes on buttons and forms of a running example, by which a site excludes them from its search
 * index and plain text.
 */
export type SkipAttributes = Readonly<Record<`data-${string}`, string>>;
