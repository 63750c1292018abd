/*
 * What other parts of a page may find a table by: ids that links point to, and attributes that a
 * search or a script may read. Everything else in the markup is nobody's business.
 */

/** Section of one name: `api-ZSTextField`. */
export const entryId = (name: string) => `api-${name}`;

/** Row of a member: `prop-ZSTextField-value`. */
export const rowId = (owner: string, member: string) => `prop-${owner}-${member}`;

/** Popover that shows a type: `type-ShadowLevel`. */
export const popoverId = (name: string) => `type-${name}`;

/** A row says which term it explains, so that a search can lead to it. */
export const searchTerm = (name: string) => ({ 'data-search-term': name });

/** A popover repeats what other pages say: a search that reads the page leaves it out. */
export const searchIgnore = { 'data-search-ignore': '' };

/** A button inside a type; a converter to Markdown keeps its text. */
export const typeName = { 'data-type-name': '' };
