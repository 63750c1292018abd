/**
 * The colours of the brand. The tokens of the pages, logo, icons, share cards and the manifest follow from
 * these three: settings/brand/brandColors.ts says how. The accent is light and shape, never text: text in
 * its hue is deepened or lightened until it is legible.
 */
export const brand = {
  accent: '#ff9f06',
  /** Text on light grounds, and the sign in the logo. */
  ink: '#1f1a14',
  /** Ground that stands back from a page, and that of share cards. */
  paper: '#faf8f5',
};
