import type { ReactNode } from 'react';
import type { ElevationStyles } from './elevationTypes';
import type { ColorPalette, ColorPaletteExtend, Theme } from './paletteTypes';
import type { ThemeFonts, TypographyVariantsProps } from './typographyTypes';

/** 한 모드에서 바꿀 색입니다. 지정한 값만 기본 색을 덮어씁니다. */
export interface ThemeFactoryColors {
  /** `primary`에서 바꿀 색입니다. */
  primary?: Partial<ColorPaletteExtend>;
  /** `secondary`에서 바꿀 색입니다. */
  secondary?: Partial<ColorPalette>;
  /** `danger`에서 바꿀 색입니다. */
  danger?: Partial<ColorPalette>;
  /** `warning`에서 바꿀 색입니다. */
  warning?: Partial<ColorPalette>;
  /** `success`에서 바꿀 색입니다. */
  success?: Partial<ColorPalette>;
  /** `information`에서 바꿀 색입니다. */
  information?: Partial<ColorPalette>;
  /** `grey`에서 바꿀 색입니다. 글자색과 배경색도 함께 바뀝니다. */
  grey?: Partial<ColorPalette>;
}

/** `themeFactory`에 전달하는 설정입니다. 라이트 모드의 색은 다크 모드에 적용되지 않습니다. */
export interface ThemeFactoryConfig {
  /** 라이트 모드에서 바꿀 색입니다. */
  light?: ThemeFactoryColors;
  /** 다크 모드에서 바꿀 색입니다. */
  dark?: ThemeFactoryColors;
}

/** `themeFactory`가 반환한 함수에 전달하는 값입니다. */
export interface CustomPaletteConfig {
  /** 팔레트의 모드입니다. 생략하면 라이트 모드입니다. */
  mode?: 'light' | 'dark';
  /** 완성된 팔레트의 최상위 속성을 덮어쓸 색입니다. `ThemeProvider`는 전달하지 않습니다. */
  themeColors?: {
    /** 라이트 모드에서 덮어쓸 색입니다. */
    light?: Theme;
    /** 다크 모드에서 덮어쓸 색입니다. */
    dark?: Theme;
  };
}

/** 펼친 폴더블 화면에 대한 설정입니다. */
export interface FoldableConfig {
  /**
   * `rightComponent`가 없는 `ZSContainer`를 펼친 화면에서 제한할 너비(pt)입니다. 생략하거나 `false`면
   * 제한하지 않습니다.
   */
  unfoldedSinglePaneMaxWidth?: number | false;
}

/** `ThemeProvider`의 속성입니다. */
export interface ThemeProviderProps {
  /** 테마를 사용할 앱입니다. */
  children: ReactNode;
  /** 굵기별 폰트 이름입니다. 생략하면 모든 그룹이 시스템 폰트의 보통 굵기로 표시됩니다. */
  themeFonts?: ThemeFonts;
  /** `false`면 저장된 설정을 읽지 않고 라이트 모드로 시작합니다. `toggleTheme`으로는 다크 모드로 바뀝니다. */
  isDarkModeEnabled?: boolean;
  /** 팔레트를 만드는 함수입니다. 컴포넌트 밖에서 한 번 호출한 `themeFactory`의 반환값을 전달합니다. 생략하면 기본 팔레트를 사용합니다. */
  customPalette?: (config: CustomPaletteConfig) => Theme;
  /** 펼친 폴더블 화면에 대한 설정입니다. `ZSContainer`가 사용합니다. */
  foldable?: FoldableConfig;
}

/** `useTheme().palette`의 타입입니다. 모든 색과 모드를 바꾸는 함수가 있습니다. */
export interface Palette extends Theme {
  /** 시스템 설정을 따르는지 여부입니다. */
  isUsingSystemColorScheme: boolean;
  /** 시스템 설정을 따를지 정하고 저장합니다. 켜면 현재 시스템의 모드를 바로 적용하고, 끄면 모드를 그대로 둡니다. */
  setUseSystemColorScheme: (useSystem: boolean) => void;
  /** 라이트 모드와 다크 모드를 전환하고, 바뀐 모드를 저장합니다. */
  toggleTheme: () => void;
}

/** `useTheme`의 반환값입니다. */
export interface ThemeProps {
  /** 현재 모드의 색과 모드를 바꾸는 함수입니다. */
  palette: Palette;
  /** 여섯 그룹의 텍스트 스타일과 폰트 이름입니다. */
  typography: TypographyVariantsProps;
  /** 0~9단계의 그림자 스타일입니다. */
  elevation: ElevationStyles;
  /** `ThemeProvider`에 전달한 `foldable`입니다. 전달하지 않아도 객체입니다. */
  foldable: FoldableConfig;
}
