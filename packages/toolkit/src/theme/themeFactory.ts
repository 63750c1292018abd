import { deriveTheme } from './deriveTheme';
import type { Theme } from './paletteTypes';
import { greyRamps, sharedRamps } from './ramps';
import type { CustomPaletteConfig, ThemeFactoryColors, ThemeFactoryConfig } from './types';

function buildMode(mode: Theme['mode'], colors: ThemeFactoryColors = {}): Theme {
  return deriveTheme(mode, {
    primary: { ...sharedRamps.primary, ...colors.primary },
    secondary: { ...sharedRamps.secondary, ...colors.secondary },
    danger: { ...sharedRamps.danger, ...colors.danger },
    warning: { ...sharedRamps.warning, ...colors.warning },
    success: { ...sharedRamps.success, ...colors.success },
    information: { ...sharedRamps.information, ...colors.information },
    grey: { ...greyRamps[mode], ...colors.grey },
  });
}

/**
 * 바꿀 색을 받아 팔레트를 만드는 함수를 반환합니다. 반환값을 `ThemeProvider`의 `customPalette`에 전달합니다.
 * 컴포넌트 밖에서 한 번만 호출합니다. 글자색과 배경색은 덮어쓴 색에서 다시 계산됩니다.
 *
 * @param config 모드별로 바꿀 색입니다. 생략하면 기본 팔레트와 같습니다.
 * @returns 모드를 받아 그 모드의 모든 색을 반환하는 함수입니다.
 * @example themeFactory()().text.base // '#1C252E'
 * themeFactory({ dark: { primary: { main: '#8B5CF6' } } })({ mode: 'dark' }).text.primary // '#8B5CF6'
 */
export function themeFactory(
  config: ThemeFactoryConfig = {},
): (options?: CustomPaletteConfig) => Theme {
  const themes = {
    light: buildMode('light', config.light),
    dark: buildMode('dark', config.dark),
  };
  return ({ mode = 'light', themeColors = {} } = {}) => ({
    ...themes[mode],
    ...themeColors[mode],
  });
}

/** Default of `customPalette`. */
export const defaultPalette = themeFactory();
