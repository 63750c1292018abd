import { Platform } from 'react-native';
import type { DrawnShadow, ElevationStyles, ShadowLevel } from './elevationTypes';
import { SHADOW_GEOMETRY, SHADOW_LEVELS } from './shadowGeometry';

/** Multiplies the alpha of an `rgba()` colour, as iOS applies `shadowOpacity`. */
function multiplyAlpha(rgba: string, opacity: number): string {
  return rgba.replace(
    /[\d.]+\)$/,
    (alpha) => `${Number((Number.parseFloat(alpha) * opacity).toFixed(4))})`,
  );
}

function shadowOf(level: ShadowLevel, shadowColor: string): DrawnShadow {
  const [height, shadowOpacity, shadowRadius] = SHADOW_GEOMETRY[level];
  if (Platform.OS === 'ios') {
    return { shadowColor, shadowOffset: { width: 0, height }, shadowOpacity, shadowRadius };
  }
  if (Platform.OS === 'web') {
    // A CSS blur radius of 2r looks like a shadow radius of r on iOS.
    const blur = Number((shadowRadius * 2).toFixed(2));
    return level === 0
      ? {}
      : { boxShadow: `0px ${height}px ${blur}px ${multiplyAlpha(shadowColor, shadowOpacity)}` };
  }
  return { elevation: level, shadowColor };
}

/** Creates the shadow styles of the ten levels for this platform, from the ten shadow colours of a mode. */
export function createElevation(shadowColors: string[]): ElevationStyles {
  return Object.fromEntries(
    SHADOW_LEVELS.map((level) => [
      level,
      shadowOf(level, shadowColors[level] ?? 'rgba(0, 0, 0, 0)'),
    ]),
  ) as ElevationStyles;
}
