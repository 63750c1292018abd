/*
 * Public contract of the HTML: ids that links may target, and attributes that search indexers and
 * converters may read. All other markup is internal.
 */

/** Id of the section of an entry. @example entryId('ZSText') // 'api-ZSText' */
export const entryId = (name: string) => `api-${name}`;

/** Id of a member's row. @example rowId('ZSText', 'typo') // 'prop-ZSText-typo' */
export const rowId = (owner: string, member: string) => `prop-${owner}-${member}`;

/** Id of a type's popover. @example popoverId('ShadowLevel') // 'type-ShadowLevel' */
export const popoverId = (name: string) => `type-${name}`;

/**
 * Names the term that a row explains, for search indexers.
 * @example searchTerm('typo') // { 'data-search-term': 'typo' }
 */
export const searchTerm = (name: string) => ({ 'data-search-term': name });

/**
 * Names what a table shows, so that search indexers lead to the section it is in.
 * @example searchName('HideOption') // { 'data-search-name': 'HideOption' }
 */
export const searchName = (name: string) => ({ 'data-search-name': name });

/** Excludes an element from search indexes: popovers repeat what other pages document. */
export const searchIgnore = { 'data-search-ignore': '' };

/** Marks a button inside the text of a type, so that a Markdown converter keeps its label. */
export const typeName = { 'data-type-name': '' };
