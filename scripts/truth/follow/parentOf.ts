/**
 * What a dotted name is a part of.
 * @example parentOf('light.text.base') // 'light.text'
 */
export const parentOf = (name: string): string => name.split('.').slice(0, -1).join('.');
