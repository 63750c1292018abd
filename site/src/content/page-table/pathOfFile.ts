/**
 * Path of a file below its folder: `Theme/index.mdx` and `Theme.mdx` are both `Theme/`. Hangul is whole in it, as
 * readers type it, however the disk has it.
 */
export const pathOfFile = (name: string) =>
  name
    .normalize('NFC')
    .replace(/(?:(?:^|\/)index)?\.mdx$/, '/')
    .replace(/^\/$/, '');
