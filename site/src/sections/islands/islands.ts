import type { ComponentProps } from 'react';

/** Islands, parts of a page that run React in the browser: by name, the import of their module. */
export const islands = {
  SearchPage: () => import('../search/SearchPage.island.tsx'),
  ThemeBuilder: () => import('../theme-builder/ThemeBuilder.island.tsx'),
  VersionUpgrade: () => import('../version-upgrade/VersionUpgrade.island.tsx'),
};

export type IslandName = keyof typeof islands;

type IslandModule<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;

/** Properties of an island's component; JSON in the page. */
export type IslandProps<Name extends IslandName> = ComponentProps<IslandModule<Name>['default']>;
