import type { Plugin } from 'vite';

/** The oldest browsers that the site supports, as in the README; written as Vite's `build.target`. */
export const FLOOR = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];

/**
 * Has Vite write scripts and styles for the oldest supported browsers. Astro overrides `build.target`
 * of the settings; an environment's own is left to plugins.
 */
export function floorTarget(): Plugin {
  return {
    name: 'zs:floor',
    apply: 'build',
    configEnvironment: (name) => ({
      build: { cssTarget: FLOOR, ...(name === 'client' && { target: FLOOR }) },
    }),
  };
}
