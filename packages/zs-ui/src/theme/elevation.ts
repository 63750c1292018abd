import { Platform } from 'react-native';
import type { ElevationStyles, ShadowLevel, ShadowStyle } from './elevationTypes';

/** iOS geometry per level: vertical offset (pt), opacity and radius (pt). */
const GEOMETRY: Record<ShadowLevel, readonly [offset: number, opacity: number, radius: number]> = {
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

const LEVELS: ShadowLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Multiplies the alpha of an `rgba()` colour, as iOS does with the shadow's opacity. */
function fade(rgba: string, opacity: number): string {
  return rgba.replace(
    /[\d.]+\)$/,
    (alpha) => `${Number((Number.parseFloat(alpha) * opacity).toFixed(4))})`,
  );
}

function shadowOf(level: ShadowLevel, shadowColor: string): ShadowStyle {
  const [height, shadowOpacity, shadowRadius] = GEOMETRY[level];
  if (Platform.OS === 'ios') {
    return { shadowColor, shadowOffset: { width: 0, height }, shadowOpacity, shadowRadius };
  }
  if (Platform.OS === 'web') {
    // A CSS blur reaches about twice as far as the same radius on iOS.
    const blur = Number((shadowRadius * 2).toFixed(2));
    return level === 0
      ? {}
      : { boxShadow: `0px ${height}px ${blur}px ${fade(shadowColor, shadowOpacity)}` };
  }
  return { elevation: level, shadowColor };
}

/** Shadow styles of the ten levels for this platform, from the mode's ten shadow colours. */
export function createElevation(shadowColors: string[]): ElevationStyles {
  return Object.fromEntries(
    LEVELS.map((level) => [level, shadowOf(level, shadowColors[level] ?? 'rgba(0, 0, 0, 0)')]),
  ) as ElevationStyles;
}
