import type { ComponentProps } from 'react';

/**
 * Every part of a page that runs React in the browser, by name: how to fetch the module whose
 * default export is the component.
 */
export const islands = {
  SearchPage: () => import('../search/SearchPage.island.tsx'),
  ThemeBuilder: () => import('../theme-builder/ThemeBuilder.island.tsx'),
};

export type IslandName = keyof typeof islands;

type IslandModule<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** Properties of an island's component. They travel to the browser as JSON. */
export type IslandProps<Name extends IslandName> = ComponentProps<IslandModule<Name>['default']>;
