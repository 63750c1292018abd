import { useEffect, useMemo } from 'react';
import { styleNavigationBar } from '../platform/navigationBar';
import { createElevation } from './elevation';
import { defaultPalette } from './themeFactory';
import type { ThemeProps, ThemeProviderProps } from './types';
import { createTypography } from './typography';
import { useColorMode } from './useColorMode';
import { ThemeContext } from './useTheme';

/**
 * 색, 타이포그래피, 그림자를 하위 컴포넌트에 제공합니다. `SafeAreaProvider` 안, `OverlayProvider` 밖에 둡니다.
 * 시스템의 모드를 따르며, 사용자가 선택한 모드를 기기에 저장합니다.
 */
export function ThemeProvider({
  children,
  themeFonts,
  isDarkModeEnabled = true,
  customPalette,
  foldable,
}: ThemeProviderProps) {
  const colorMode = useColorMode(isDarkModeEnabled);
  const { mode, isUsingSystemColorScheme, setUseSystemColorScheme, toggleTheme } = colorMode;
  useEffect(() => styleNavigationBar(mode), [mode]);

  const createPalette = customPalette ?? defaultPalette;
  const unfoldedSinglePaneMaxWidth = foldable?.unfoldedSinglePaneMaxWidth;
  const value = useMemo<ThemeProps>(() => {
    const theme = createPalette({ mode });
    return {
      palette: { isUsingSystemColorScheme, setUseSystemColorScheme, toggleTheme, ...theme },
      typography: createTypography(themeFonts),
      elevation: createElevation(theme.elevationShadow),
      foldable: { unfoldedSinglePaneMaxWidth },
    };
  }, [
    mode,
    isUsingSystemColorScheme,
    themeFonts,
    createPalette,
    setUseSystemColorScheme,
    toggleTheme,
    unfoldedSinglePaneMaxWidth,
  ]);
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}
