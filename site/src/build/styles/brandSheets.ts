import type { Plugin } from 'vite';
import { withBrand } from '../../settings/brand/brandColors.ts';

/** Puts the colours of the brand into the design tokens. */
export const brandSheets = (): Plugin => ({
  name: 'brand-sheets',
  enforce: 'pre',
  transform: { filter: { id: /\/layout\/ui\/tokens\.css/ }, handler: (css) => withBrand(css) },
});
