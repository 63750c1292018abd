/**
 * A colour as the page writes it: the toolkit has hexadecimal digits in both cases.
 * @example upperCaseHex('#fca54c') // '#FCA54C'
 */
export const upperCaseHex = (color: string): string =>
  color.startsWith('#') ? color.toUpperCase() : color;
