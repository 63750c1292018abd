/** A colour of the palette that a reader can choose, with what it is in both modes. */
export interface Swatch {
  /** Its name in code: `primary.50`, `layer1`. */
  name: string;
  light: string;
  dark: string;
}

/** Colours that belong together: a ramp, or the colours of texts. */
export interface SwatchGroup {
  name: string;
  swatches: readonly Swatch[];
}
