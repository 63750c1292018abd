declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Entries of the font's table of names that stay besides its names. */
    preserveNameIds?: readonly number[];
  }

  /** Takes all letters but these out of a font. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
