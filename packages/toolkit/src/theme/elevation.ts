import type { BoxShadowValue } from 'react-native';
import type { ElevationStyles, ShadowLevel } from './elevationTypes';
import { SHADOW_GEOMETRY, SHADOW_LEVELS } from './shadowGeometry';

/** Channels of an `rgb()` or `rgba()` colour; opaque black for any other, as the published version. */
function channelsOf(color: string): [red: number, green: number, blue: number, alpha: number] {
  const parts = /rgba?\(([^)]+)\)/i.exec(color)?.[1]?.split(',').map(Number.parseFloat);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts ?? [];
  return [red, green, blue, Number.isNaN(alpha) ? 1 : alpha];
}

function shadowOf(level: ShadowLevel, shadowColor: string): BoxShadowValue[] {
  const [offsetY, opacity, blurRadius] = SHADOW_GEOMETRY[level];
  const [red, green, blue, alpha] = channelsOf(shadowColor);
  const shadowAlpha = alpha * opacity;
  return shadowAlpha > 0
    ? [
        {
          offsetX: 0,
          offsetY,
          blurRadius,
          spreadDistance: 0,
          color: `rgba(${red}, ${green}, ${blue}, ${shadowAlpha})`,
        },
      ]
    : [];
}

/** Creates the shadow styles of the ten levels from the ten shadow colours of a mode. */
export function createElevation(shadowColors: string[]): ElevationStyles {
  return Object.fromEntries(
    SHADOW_LEVELS.map((level) => [
      level,
      { boxShadow: shadowOf(level, shadowColors[level] ?? '') },
    ]),
  ) as ElevationStyles;
}
