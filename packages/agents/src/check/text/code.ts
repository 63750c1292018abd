/** A name as code. */
export const code = (name: string) => `\`${name}\``;

export const codes = (names: readonly string[]) => names.map(code).join(', ');
