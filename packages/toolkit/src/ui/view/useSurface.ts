import type { StyleProp, ViewStyle } from 'react-native';
import { viewColor } from '../../theme/colorTokens';
import type { ElevationProps, ShadowLevel } from '../../theme/elevationTypes';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { useTheme } from '../../theme/useTheme';

/** Background and shadow of a surface. `color`, or the base colour below a shadow, overrides `style`. */
export function useSurface(
  style: StyleProp<ViewStyle>,
  color: ViewColorOptions | undefined,
  elevationLevel: ShadowLevel,
): { surface: StyleProp<ViewStyle>; shadow: ElevationProps } {
  const { palette, elevation } = useTheme();
  const belowShadow = elevationLevel > 0 ? palette.background.base : undefined;
  const backgroundColor = color ? viewColor(palette, color) : belowShadow;
  return {
    surface: [style, backgroundColor !== undefined && { backgroundColor }],
    shadow: elevation[elevationLevel],
  };
}
