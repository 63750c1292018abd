import { brandColors } from '../../settings/brand/brandColors.ts';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { seoText } from '../../text/seo.ts';

/** Sizes of the icons in pixels: of iOS, and the two that a manifest needs. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The web manifest: how a phone installs the site on its home screen. */
export const webManifest = {
  name: `${siteConfig.title} ${seoText.docs}`,
  short_name: seoText.shortName,
  description: siteConfig.tagline,
  lang: siteConfig.locale,
  start_url: href(''),
  scope: href(''),
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: brandColors.accent,
  icons: [
    { src: href('favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
    // Maskable: the colour fills the whole square, which a platform may crop.
    ...ICON_SIZES.slice(1).map((size) => ({
      src: href(`icons/${size}.png`),
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'maskable',
    })),
  ],
};
