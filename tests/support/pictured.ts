import type { Page } from '@playwright/test';
import { siteConfig } from '../../site/src/site.config.ts';
import { pages } from './routes.ts';

/** Pages in the sidebars, menus and lists of screenshots, which pages and posts added later leave alone. */
const pictured: ReadonlySet<string> = new Set([
  'docs/intro/',
  'docs/provider/',
  'docs/Guide/Versions/',
  'docs/Guide/Troubleshooting/',
  'docs/Guide/Recipes/',
  'docs/Guide/Testing/',
  'docs/Guide/Platforms/',
  'docs/Guide/Accessibility/',
  'docs/Guide/ThemeAndPerformance/',
  'docs/api/',
  'docs/Theme/start/',
  'docs/Theme/palette/',
  'docs/Theme/typography/',
  'docs/Theme/themefactory/',
  'docs/OverlayComponent/start/',
  'docs/OverlayComponent/Alert/',
  'docs/OverlayComponent/BottomSheet/',
  'docs/OverlayComponent/Snackbar/',
  'docs/OverlayComponent/Loader/',
  'docs/OverlayComponent/Modality/',
  'docs/OverlayComponent/PopOver/',
  'docs/UiComponent/ZSView/',
  'docs/UiComponent/ZSContainer/',
  'docs/UiComponent/ZSText/',
  'docs/UiComponent/ZSTextField/',
  'docs/UiComponent/ZSPressable/',
  'docs/UiComponent/ZSRadioGroup/',
  'docs/UiComponent/ThrottleButton/',
  'docs/FoldableDevice/',
  'blog/from-0-12-to-0-18/',
  'blog/release-0-12/',
  'blog/intro/',
]);

/** Docs pages and posts that were added after the screenshots were taken. */
const added = pages
  .filter(({ kind, path }) => (kind === 'doc' || kind === 'post') && !pictured.has(path))
  .map(({ path }) => path);

/**
 * Hides added pages and posts in all lists, with groups and years that have no others. Installed before
 * scripts of the page run, as the sidebar scrolls to the current page.
 * @param more paths below the base that are left out too
 */
export async function leaveOutAdded(page: Page, more: readonly string[] = []): Promise<void> {
  const addresses = [...added, ...more].map((path) => `[href="${siteConfig.base}${path}"]`);
  const link = `a:is(${addresses.join(', ')})`;
  const onlyThese = `:has(${link}):not(:has(li > a:not(${link})))`;
  const hidden = [
    `li:has(> ${link})`,
    `[data-tiles] li:has(:is(h2, h3) > ${link})`,
    `article:has(> h2 > ${link})`,
    `nav :is(section, li:has(> details))${onlyThese}`,
  ];
  // The first remaining post has no separator above it.
  const first = `article:not(article:not(:has(> h2 > ${link})) ~ article)`;
  await page.addInitScript(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    },
    `${hidden.join(', ')} { display: none } ${first} { border-top: 0 !important }`,
  );
}
