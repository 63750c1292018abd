/*
 * Explicit table roles: browsers drop table semantics when CSS changes `display` of table elements, as
 * it does on narrow screens. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const table = { role: 'table' };
export const rowGroup = { role: 'rowgroup' };
export const row = { role: 'row' };
export const cell = { role: 'cell' };
export const rowHeader = { role: 'rowheader' };
export const columnHeader = { role: 'columnheader' };
