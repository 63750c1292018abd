import type { SectionsFile } from '@zs-docs/agents/files';
import { hookResults } from '../../toolkit/api/siteApi.ts';
import { releaseId, releases } from '../../toolkit/facts/releases.ts';

const troubleshooting = 'docs/Guide/Troubleshooting/';

/** Where pages explain what check_code finds. A test looks each section up in the built site. */
const topics: SectionsFile['topics'] = {
  accessibility: 'docs/Guide/Accessibility/',
  alertChain: 'docs/OverlayComponent/Alert/#알림창을-이어서-띄우기',
  bareText: 'docs/UiComponent/ZSText/',
  containerNotes: 'docs/UiComponent/ZSContainer/#주의할-점',
  exports: 'docs/api/#내보내는-이름',
  fieldName: 'docs/Guide/Accessibility/#zstextfield',
  fieldNotes: 'docs/UiComponent/ZSTextField/#주의할-점',
  innerPaths: 'docs/api/#내부-경로',
  nestedList: `${troubleshooting}#virtualizedlists-should-never-be-nested-inside-plain-scrollviews`,
  outsideOverlays: `${troubleshooting}#useoverlay-must-be-used-within-an-overlayprovider`,
  outsideTheme: `${troubleshooting}#usetheme-must-be-used-within-a-themeprovider`,
  overlayDependency: 'docs/OverlayComponent/start/#화면을-열-때-호출하기',
  overlayTooEarly: `${troubleshooting}#overlay-functions-are-not-available`,
  popOverName: 'docs/Guide/Accessibility/#popover',
  pressableName: 'docs/Guide/Accessibility/#zspressable',
  pressableNotes: 'docs/UiComponent/ZSPressable/#주의할-점',
  providerOrder: 'docs/provider/#provider-순서',
  themeFactoryInRender: 'docs/Guide/ThemeAndPerformance/#컴포넌트-밖에서-한-번만-만들기',
  versions: 'docs/Guide/Versions/',
};

/** Above every version: the newest has none after it. */
const NO_VERSION_AFTER = '999.0.0';

/** Where the changelog tells of a version, oldest first, each with the version after it. */
const upgrades: SectionsFile['upgrades'] = releases
  .map(({ version }, at) => ({
    before: releases[at - 1]?.version ?? NO_VERSION_AFTER,
    section: `changelog/#${releaseId(version)}`,
  }))
  .reverse();

/**
 * Where findings of check_code are explained.
 * @param pages page of each name, with the anchor of its table
 */
export function checkSections(pages: ReadonlyMap<string, { address: string }>): SectionsFile {
  const addresses = [...pages].map(([name, { address }]) => [name, address]);
  // What a hook returns is explained where the hook is.
  const results = Object.entries(hookResults).map(([hook, type]) => [
    type,
    pages.get(hook)?.address,
  ]);
  return { names: Object.fromEntries([...results, ...addresses]), topics, upgrades };
}
