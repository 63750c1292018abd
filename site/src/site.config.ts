import { encodeBase, parseSettings } from './settings/parseSettings.ts';
import type { SiteConfig } from './settings/settingsSchema.ts';

/**
 * The one file a maintainer edits to change a setting of the site. SETTINGS.md says what each of them
 * changes; astro.config.ts checks them against settings/settingsSchema.ts.
 */
export const siteConfig: SiteConfig = encodeBase({
  title: 'ZS-ui',
  tagline: 'React Native Expo UI 툴킷',
  url: process.env.SITE_URL ?? 'https://0610studio.github.io',
  base: process.env.SITE_BASE ?? '/zs-ui/',
  locale: 'ko',
  copyrightYear: 2025,
  organization: '0610studio',
  repository: 'https://github.com/0610studio/zs-ui',
  // The pages and the toolkit of this repository are in no public repository yet.
  editBase: null,
  sourceBase: null,
  showLastUpdated: false,
  docsVersion: { name: 'current', label: 'Next', isLast: true, banner: null },
  docsDataVersion: '3.6.1',
  colorMode: { default: 'light', followSystem: false },
  announcement: null,
  search: { provider: 'embedded' },
  comments: null,
  ...parseSettings(process.env.SITE_SETTINGS),
});
