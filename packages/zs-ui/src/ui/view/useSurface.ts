import type { StyleProp, ViewStyle } from 'react-native';
import { viewColor } from '../../theme/colorTokens';
import type { ShadowLevel, ShadowStyle } from '../../theme/elevationTypes';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { useTheme } from '../../theme/useTheme';

/** A surface's background and shadow; `color` wins over the background of `style`. */
export function useSurface(
  style: StyleProp<ViewStyle>,
  color: ViewColorOptions | undefined,
  elevationLevel: ShadowLevel,
): { surface: StyleProp<ViewStyle>; shadow: ShadowStyle } {
  const { palette, elevation } = useTheme();
  return {
    surface: [
      { backgroundColor: palette.background.base },
      style,
      color !== undefined && { backgroundColor: viewColor(palette, color) },
    ],
    shadow: elevation[elevationLevel],
  };
}
