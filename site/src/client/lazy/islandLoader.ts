import type { ComponentType } from 'react';
import type { LoadPart } from './lazyPart.ts';

/** Fetches the module of an island. */
export type LoadIsland = () => Promise<{ default?: ComponentType<never> }>;

/** Loads the module of an island together with React. */
export function islandLoader(islands: Readonly<Record<string, LoadIsland>>): LoadPart {
  return async ({ dataset }) => {
    const [{ mountIsland }, module] = await Promise.all([
      import('./mountIsland.tsx'),
      islands[dataset.island ?? '']?.(),
    ]);
    return (part) => mountIsland(part, module);
  };
}
