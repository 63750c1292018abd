/**
 * The attributes of a site's HTML that this package reads. There are no others.
 */

/** On a button or link: a click opens the search dialog. */
export const OPEN_ATTRIBUTE = 'data-search-open';
/** On an element of a page: its text is not searched. */
export const IGNORE_ATTRIBUTE = 'data-search-ignore';
/** On an element with an id, a table row for one: it is found by this name as a section of its own. */
export const TERM_ATTRIBUTE = 'data-search-term';
/** On a heading, or an element with a name of its own: other names of it, parted by commas. */
export const KEYWORDS_ATTRIBUTE = 'data-search-keywords';
/** On an element: a name that it shows, such as that of a table, by which the section it is in is found. */
export const NAME_ATTRIBUTE = 'data-search-name';
/** On a heading: its title in English, by which it is found and which is shown to those who ask in English. */
export const ENGLISH_ATTRIBUTE = 'data-search-english';
/** On the h1 of a page that lists others: it is found by title and description, not by what it lists. */
export const LIST_ATTRIBUTE = 'data-search-list';
