import type { LoadIsland } from '../../islands.ts';
import type { LoadPart } from './lazyPart.ts';

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
