import type { ReactNode } from 'react';
import type { ScaledSize } from 'react-native';
import type { ElevationStyles } from './elevationTypes';
import type { ColorPalette, ColorPaletteExtend, Theme } from './paletteTypes';
import type { ThemeFonts, TypographyVariantsProps } from './typographyTypes';

/** 한 모드에서 바꿀 색입니다. 적은 값만 기본 램프 위에 덮어씁니다. */
export interface ThemeFactoryColors {
  /** 대표색 램프에서 바꿀 값입니다. */
  primary?: Partial<ColorPaletteExtend>;
  /** 두 번째 대표색 램프에서 바꿀 값입니다. */
  secondary?: Partial<ColorPalette>;
  /** 위험·오류 램프에서 바꿀 값입니다. */
  danger?: Partial<ColorPalette>;
  /** 주의 램프에서 바꿀 값입니다. */
  warning?: Partial<ColorPalette>;
  /** 성공 램프에서 바꿀 값입니다. */
  success?: Partial<ColorPalette>;
  /** 정보 램프에서 바꿀 값입니다. */
  information?: Partial<ColorPalette>;
  /** 회색 램프에서 바꿀 값입니다. 글자색과 바탕색도 함께 바뀝니다. */
  grey?: Partial<ColorPalette>;
}

/** `themeFactory`에 넘기는 설정입니다. 라이트 값은 다크로 옮겨 가지 않습니다. */
export interface ThemeFactoryConfig {
  /** 라이트 모드에서 바꿀 색입니다. */
  light?: ThemeFactoryColors;
  /** 다크 모드에서 바꿀 색입니다. */
  dark?: ThemeFactoryColors;
}

/** `themeFactory`가 만든 함수에 넘기는 값입니다. */
export interface CustomPaletteConfig {
  /** 어느 모드의 팔레트를 만들지 정합니다. 없으면 라이트입니다. */
  mode?: 'light' | 'dark';
  /** 완성된 색 위에 얕게 덮어쓸 색입니다. `ThemeProvider`는 넘기지 않습니다. */
  themeColors?: {
    /** 라이트 모드 위에 덮어쓸 색입니다. */
    light?: Theme;
    /** 다크 모드 위에 덮어쓸 색입니다. */
    dark?: Theme;
  };
}

/** `ThemeProvider`의 속성입니다. */
export interface ThemeProviderProps {
  /** 테마를 쓸 화면입니다. */
  children: ReactNode;
  /** 굵기별 글꼴 이름입니다. 없으면 모든 글자 묶음이 시스템 글꼴의 보통 굵기로 보입니다. */
  themeFonts?: ThemeFonts;
  /** `false`이면 라이트 모드로 시작하고 저장된 설정을 읽지 않습니다. `toggleTheme`을 막지는 않습니다. */
  isDarkModeEnabled?: boolean;
  /** 색을 만드는 함수입니다. 보통 `themeFactory`의 결과를 컴포넌트 밖에서 한 번 만들어 넘깁니다. 없으면 기본 팔레트를 씁니다. */
  customPalette?: (config: CustomPaletteConfig) => Theme;
  /** 화면을 나눌 너비(pt)입니다. 툴킷은 읽지 않고 `useTheme`으로 돌려주기만 합니다. */
  splitBreakpoint?: number;
  /** 화면을 나눌 비율(0~1)입니다. 툴킷은 읽지 않고 `useTheme`으로 돌려주기만 합니다. */
  splitRatio?: number;
  /** 화면을 나누는지 여부입니다. 툴킷은 읽지 않고 `useTheme`으로 돌려주기만 합니다. */
  isSplitView?: boolean;
}

/** `useTheme().palette`의 모양입니다. 색 전부와 모드를 다루는 함수가 들어 있습니다. */
export interface Palette extends Theme {
  /** 지금 모드가 시스템 설정을 따르는지 여부입니다. */
  isUsingSystemColorScheme: boolean;
  /** 시스템 설정을 따를지 정하고 저장합니다. 꺼져 있던 것을 켜면 지금 시스템의 모드가 적용됩니다. */
  setUseSystemColorScheme: (useSystem: boolean) => void;
  /** 라이트와 다크를 맞바꾸고 모드를 저장합니다. 시스템 설정 따르기는 꺼지지만 저장되지 않습니다. */
  toggleTheme: () => void;
}

/** `useTheme`이 돌려주는 값입니다. */
export interface ThemeProps {
  /** 지금 모드의 색과 모드를 다루는 함수입니다. */
  palette: Palette;
  /** 여섯 묶음의 글자 모양과 글꼴 이름입니다. */
  typography: TypographyVariantsProps;
  /** 높이 0~9단계의 그림자 스타일입니다. */
  elevation: ElevationStyles;
  /** 창의 크기(pt)입니다. 테마가 마지막으로 바뀐 때의 값이므로 `useWindowDimensions`를 쓰십시오. */
  dimensions: ScaledSize;
  /** `ThemeProvider`에 넘긴 값입니다(pt). */
  splitBreakpoint: number;
  /** `ThemeProvider`에 넘긴 값입니다(0~1). */
  splitRatio: number;
  /** `ThemeProvider`에 넘긴 값입니다. */
  isSplitView: boolean;
}
