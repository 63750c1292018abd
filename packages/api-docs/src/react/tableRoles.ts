/*
 * On phones CSS lays rows out as cards, and browsers forget that a table laid out otherwise is one.
 * The roles keep what the elements already say.
 */
export const table = { role: 'table' };
export const rowGroup = { role: 'rowgroup' };
export const row = { role: 'row' };
export const cell = { role: 'cell' };
export const rowHeader = { role: 'rowheader' };
export const columnHeader = { role: 'columnheader' };
