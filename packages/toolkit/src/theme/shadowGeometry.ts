import type { ShadowLevel } from './elevationTypes';

/** Shadow of each level: vertical offset (pt), opacity by which its colour's is multiplied, blur radius (pt). */
export const SHADOW_GEOMETRY: Record<
  ShadowLevel,
  readonly [offset: number, opacity: number, radius: number]
> = {
  0: [0, 0, 0],
  1: [1, 0.2, 1],
  2: [1, 0.2, 1.41],
  3: [1, 0.2, 2.22],
  4: [2, 0.2, 2.62],
  5: [2, 0.2, 3.84],
  6: [3, 0.2, 4.65],
  7: [4, 0.25, 4.65],
  8: [6, 0.25, 4.65],
  9: [8, 0.25, 5.8],
};

/** All levels in ascending order; 0 has no shadow. */
export const SHADOW_LEVELS: ShadowLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
