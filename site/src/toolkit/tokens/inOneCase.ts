/**
 * A colour as the page writes it: the toolkit has hexadecimal digits in both cases.
 * @example inOneCase('#fca54c') // '#FCA54C'
 */
export const inOneCase = (color: string): string =>
  color.startsWith('#') ? color.toUpperCase() : color;
