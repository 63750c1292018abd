/** Path of a file below its folder: `Theme/index.mdx` and `Theme.mdx` are both `Theme/`. */
export const pathOfFile = (name: string) =>
  name.replace(/(?:(?:^|\/)index)?\.mdx$/, '/').replace(/^\/$/, '');
