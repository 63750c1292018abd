/** 단계별 색을 담은 램프입니다. 숫자가 클수록 진합니다. */
export interface ColorPalette {
  /** 가장 옅은 단계입니다. 라이트 모드의 상태 배경색에 사용됩니다. */
  5: string;
  /** 10단계입니다. `ZSBlockButton`의 `pastel` 배경색입니다. */
  10: string;
  /** 20단계입니다. `grey[20]`은 `background.layer2`에 사용됩니다. */
  20: string;
  /** 30단계입니다. 다크 모드의 상태 글자색에 사용됩니다. `grey[30]`은 `background.neutral`에 사용됩니다. */
  30: string;
  /** 40단계입니다. `grey[40]`은 입력창의 플레이스홀더에 사용됩니다. */
  40: string;
  /** 50단계입니다. 기본 팔레트에서는 `main`과 같은 색입니다(`grey` 제외). */
  50: string;
  /** 60단계입니다. 라이트 모드의 상태 글자색에 사용됩니다. */
  60: string;
  /** 70단계입니다. `grey[70]`은 다크 모드의 보조 글자색에 사용됩니다. */
  70: string;
  /** 80단계입니다. 다크 모드의 상태 배경색에 사용됩니다. */
  80: string;
  /** 90단계입니다. `grey[90]`은 다크 모드의 기본 글자색에 사용됩니다. */
  90: string;
  /** 가장 진한 단계입니다. `grey[100]`은 라이트 모드에서 검은색, 다크 모드에서 흰색입니다. */
  100: string;
  /** 램프에서 기준이 되는 색입니다. 이 값만 바꾸면 숫자 단계는 바뀌지 않습니다. */
  main: string;
}

/** `primary` 램프입니다. 숫자 단계 외에 이름이 붙은 색 네 개가 더 있습니다. */
export interface ColorPaletteExtend extends ColorPalette {
  /** `light`보다 밝은 색입니다. */
  lighter: string;
  /** `main`보다 밝은 색입니다. 선택한 라디오 버튼의 테두리색입니다. */
  light: string;
  /** `main`보다 어두운 색입니다. */
  dark: string;
  /** `dark`보다 어두운 색입니다. */
  darker: string;
}

/** 글자색 모음입니다. `ZSText`의 `color`에 이름만 적으면 이 색을 사용합니다. */
export interface ThemeTextType {
  /** `primary.main`과 같은 글자색입니다. */
  primary: string;
  /** 기본 글자색입니다. */
  base: string;
  /** 보조 설명에 사용하는 흐린 글자색입니다. `secondary` 램프와 다릅니다. */
  secondary: string;
  /** 비활성화된 요소의 글자색입니다. */
  disabled: string;
  /** 위험이나 오류를 나타내는 글자색입니다. */
  danger: string;
  /** 주의를 나타내는 글자색입니다. */
  warning: string;
  /** 성공을 나타내는 글자색입니다. */
  success: string;
  /** 정보를 나타내는 글자색입니다. */
  information: string;
  /** 두 모드에서 모두 흰색입니다. */
  white: string;
  /** 두 모드에서 모두 검은색입니다. */
  black: string;
}

/** 배경색 모음입니다. `ZSView`의 `color`에 이름만 적으면 이 색을 사용합니다. */
export interface ThemeBackground {
  /** `primary.main`과 같은 배경색입니다. */
  primary: string;
  /** 기본 배경 위에 놓는 카드의 배경색입니다. */
  layer1: string;
  /** `layer1`보다 진한 배경색입니다. */
  layer2: string;
  /** 보조 버튼처럼 강조하지 않는 요소의 배경색입니다. */
  neutral: string;
  /** 화면의 기본 배경색입니다. */
  base: string;
  /** 위험이나 오류를 나타내는 배경색입니다. */
  danger: string;
  /** 주의를 나타내는 배경색입니다. */
  warning: string;
  /** 성공을 나타내는 배경색입니다. */
  success: string;
  /** 정보를 나타내는 배경색입니다. */
  information: string;
}

/** 램프의 `main` 색을 모은 타입입니다. */
export interface MainColors {
  /** `primary.main`과 같습니다. */
  primary: string;
  /** `secondary.main`과 같습니다. */
  secondary: string;
  /** `danger.main`과 같습니다. */
  danger: string;
  /** `warning.main`과 같습니다. */
  warning: string;
  /** `success.main`과 같습니다. */
  success: string;
  /** `information.main`과 같습니다. */
  information: string;
  /** `grey.main`과 같습니다. */
  grey: string;
}

/** 한 모드의 모든 색입니다. `themeFactory`로 만든 함수가 반환합니다. */
export interface Theme {
  /** 이 팔레트의 모드입니다. */
  mode: 'light' | 'dark';
  /** 브랜드 색상의 램프입니다. 버튼과 포커스에 사용됩니다. */
  primary: ColorPaletteExtend;
  /** 보조 색상의 램프입니다. */
  secondary: ColorPalette;
  /** 위험과 오류를 나타내는 램프입니다. */
  danger: ColorPalette;
  /** 주의를 나타내는 램프입니다. */
  warning: ColorPalette;
  /** 성공을 나타내는 램프입니다. */
  success: ColorPalette;
  /** 정보를 나타내는 램프입니다. */
  information: ColorPalette;
  /** 회색 램프입니다. 라이트 모드와 다크 모드의 값이 다릅니다. */
  grey: ColorPalette;
  /** 글자색 모음입니다. `ZSText`의 `color`가 사용합니다. */
  text: ThemeTextType;
  /** 배경색 모음입니다. `ZSView`의 `color`가 사용합니다. */
  background: ThemeBackground;
  /** 0~9단계의 그림자색 열 개입니다. */
  elevationShadow: string[];
  /** 오버레이 뒤를 덮는 어두운 배경색입니다. */
  modalBgColor: string;
  /** 램프의 `main` 색을 모은 값입니다. */
  mainColor: MainColors;
}
