/** A colour of the palette, in both colour modes. */
export interface Swatch {
  /** Its name in code: `primary.50`, `layer1`. */
  name: string;
  light: string;
  dark: string;
}

/** A group of colours: a ramp, or the colours of texts. */
export interface SwatchGroup {
  name: string;
  swatches: readonly Swatch[];
}
