import { useEffect, useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { colorNavigationBar } from '../platform/navigationBar';
import { createElevation } from './elevation';
import { defaultPalette } from './themeFactory';
import type { ThemeProps, ThemeProviderProps } from './types';
import { createTypography } from './typography';
import { useColorMode } from './useColorMode';
import { ThemeContext } from './useTheme';

/**
 * 색, 타이포그래피, 그림자를 하위 컴포넌트에 제공합니다. `SafeAreaProvider` 안, `OverlayProvider` 밖에 둡니다.
 * 처음에는 시스템의 모드로 시작하고, 사용자가 선택한 모드를 기기에 저장합니다.
 */
export function ThemeProvider({
  children,
  themeFonts,
  isDarkModeEnabled = true,
  customPalette,
  splitBreakpoint = 700,
  splitRatio = 0.5,
  isSplitView = false,
}: ThemeProviderProps) {
  const colorMode = useColorMode(isDarkModeEnabled);
  const { mode, isUsingSystemColorScheme, setUseSystemColorScheme, toggleTheme } = colorMode;
  const dimensions = useWindowDimensions();

  const theme = useMemo(() => (customPalette ?? defaultPalette)({ mode }), [customPalette, mode]);
  const elevation = useMemo(() => createElevation(theme.elevationShadow), [theme]);
  const typography = useMemo(() => createTypography(themeFonts), [themeFonts]);
  const palette = useMemo(
    () => ({ ...theme, isUsingSystemColorScheme, setUseSystemColorScheme, toggleTheme }),
    [theme, isUsingSystemColorScheme, setUseSystemColorScheme, toggleTheme],
  );

  useEffect(() => {
    colorNavigationBar(mode, theme.background.base);
  }, [mode, theme]);

  const value = useMemo<ThemeProps>(
    () => ({
      palette,
      typography,
      elevation,
      dimensions,
      splitBreakpoint,
      splitRatio,
      isSplitView,
    }),
    [palette, typography, elevation, dimensions, splitBreakpoint, splitRatio, isSplitView],
  );
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}
