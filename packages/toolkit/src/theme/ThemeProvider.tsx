import { useEffect, useMemo, useState } from 'react';
import { Dimensions, type ScaledSize } from 'react-native';
import { colorNavigationBar } from '../platform/navigationBar';
import { IS_PREVIEW } from '../platform/preview';
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
  const [dimensions, setDimensions] = useState(() => Dimensions.get('window'));
  useEffect(() => {
    const changes = Dimensions.addEventListener('change', ({ window }: { window: ScaledSize }) =>
      setDimensions(window),
    );
    return () => changes.remove();
  }, []);

  const createPalette = customPalette ?? defaultPalette;
  useEffect(() => {
    colorNavigationBar(mode, createPalette({ mode }).background.base);
  }, [mode, createPalette]);

  // The window of a preview changes when its phone is folded, which restarts the screen of a device.
  const previewWindow = IS_PREVIEW ? dimensions : undefined;
  // Only these change the theme: `dimensions` and the split values are those of its last change.
  const value = useMemo<ThemeProps>(() => {
    const theme = createPalette({ mode });
    return {
      palette: { isUsingSystemColorScheme, setUseSystemColorScheme, toggleTheme, ...theme },
      typography: createTypography(themeFonts),
      elevation: createElevation(theme.elevationShadow),
      dimensions,
      splitBreakpoint,
      splitRatio,
      isSplitView,
    };
  }, [mode, isUsingSystemColorScheme, themeFonts, createPalette, previewWindow]);
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}
