import type { ComponentType } from 'react';

/** Properties cross from the build to the browser as JSON, so each island parses its own. */
export type IslandComponent = ComponentType<Record<string, unknown>>;

/** How to fetch the module of each island; its default export is the component. */
export type IslandRegistry = Readonly<Record<string, () => Promise<{ default?: unknown }>>>;

/**
 * Every part of a page that runs React in the browser, by name. A module's default export is the
 * component; one without a default export fails with its name when it loads.
 */
export const islands: IslandRegistry = {
  SearchPage: () => import('../search/SearchPage.island.tsx'),
  ThemeBuilder: () => import('../theme-builder/ThemeBuilder.island.tsx'),
};
