/** Styles of the fields of an example; `buildStyles.js` writes them. */
export const fieldStyles: string;
