/** 색상 단계 하나하나를 담은 램프입니다. 숫자가 커질수록 대체로 진해집니다. */
export interface ColorPalette {
  /** 가장 옅은 단계입니다. `grey[0]`은 화면 바탕색(`background.base`)의 바탕이 됩니다. */
  0: string;
  /** 5단계입니다. 라이트 모드의 상태 배경색에 쓰입니다. */
  5: string;
  /** 10단계입니다. 라이트 모드의 상태 테두리색에 쓰입니다. */
  10: string;
  /** 20단계입니다. `grey[20]`은 `background.layer2`에 쓰입니다. */
  20: string;
  /** 30단계입니다. 다크 모드의 상태 글자색에 쓰입니다. */
  30: string;
  /** 40단계입니다. `grey[40]`은 입력창의 안내 글에 쓰입니다. */
  40: string;
  /** 50단계입니다. 기본 팔레트에서는 `main`과 같은 색입니다(`grey` 제외). */
  50: string;
  /** 60단계입니다. 라이트 모드의 상태 글자색에 쓰입니다. */
  60: string;
  /** 70단계입니다. 다크 모드의 상태 테두리색에 쓰입니다. */
  70: string;
  /** 80단계입니다. 다크 모드의 상태 배경색에 쓰입니다. */
  80: string;
  /** 90단계입니다. `grey[90]`은 다크 모드의 기본 글자색에 쓰입니다. */
  90: string;
  /** 가장 진한 단계입니다. `grey[100]`은 라이트 모드에서 검은색, 다크 모드에서 흰색입니다. */
  100: string;
  /** 대표색입니다. 이 값만 바꾸어도 숫자 단계는 바뀌지 않습니다. */
  main: string;
}

/** `primary` 램프입니다. 숫자 단계에 더해 밝기 이름 네 개를 갖습니다. */
export interface ColorPaletteExtend extends ColorPalette {
  /** 기본 팔레트에서 10단계와 같은 색입니다. */
  lighter: string;
  /** 기본 팔레트에서 20단계와 같은 색입니다. 선택된 라디오의 테두리색입니다. */
  light: string;
  /** 기본 팔레트에서 60단계와 같은 색입니다. */
  dark: string;
  /** 기본 팔레트에서 70단계와 같은 색입니다. */
  darker: string;
}

/** 글자색 묶음입니다. `ZSText`의 `color`에 이름만 적으면 이 값이 쓰입니다. */
export interface ThemeTextType {
  /** 대표색 글자입니다. */
  primary: string;
  /** 기본 글자색입니다. */
  base: string;
  /** 보조 설명에 쓰는 옅은 글자색입니다. 파란 `secondary` 램프와 다릅니다. */
  secondary: string;
  /** 쓸 수 없는 상태의 글자색입니다. */
  disabled: string;
  /** 위험·오류를 알리는 글자색입니다. */
  danger: string;
  /** 주의를 알리는 글자색입니다. */
  warning: string;
  /** 성공을 알리는 글자색입니다. */
  success: string;
  /** 정보를 알리는 글자색입니다. */
  information: string;
  /** 모드와 상관없이 흰색입니다. */
  white: string;
  /** 모드와 상관없이 검은색입니다. */
  black: string;
}

/** 배경색 묶음입니다. `ZSView`의 `color`에 이름만 적으면 이 값이 쓰입니다. */
export interface ThemeBackground {
  /** 대표색 배경입니다. */
  primary: string;
  /** 바탕 위에 놓는 첫 번째 면의 색입니다. */
  layer1: string;
  /** 바탕 위에 놓는 두 번째 면의 색입니다. */
  layer2: string;
  /** 보조 버튼처럼 튀지 않는 면의 색입니다. */
  neutral: string;
  /** 화면 바탕색입니다. */
  base: string;
  /** 위험·오류를 알리는 옅은 배경색입니다. */
  danger: string;
  /** 주의를 알리는 옅은 배경색입니다. */
  warning: string;
  /** 성공을 알리는 옅은 배경색입니다. */
  success: string;
  /** 정보를 알리는 옅은 배경색입니다. */
  information: string;
}

/** 테두리색 묶음입니다. 값만 제공하며 툴킷의 컴포넌트는 읽지 않습니다. */
export interface ThemeBorderType {
  /** 상자 테두리색입니다. */
  box: string;
  /** 활성 상태의 테두리색입니다. */
  active: string;
  /** 기본 테두리색입니다. */
  base: string;
  /** 위험·오류를 알리는 테두리색입니다. */
  danger: string;
  /** 주의를 알리는 테두리색입니다. */
  warning: string;
  /** 성공을 알리는 테두리색입니다. */
  success: string;
  /** 정보를 알리는 테두리색입니다. */
  information: string;
}

/** 램프마다 `main` 색을 모은 묶음입니다. */
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

/** 한 모드(라이트 또는 다크)의 색 전부입니다. `themeFactory`가 만들어 냅니다. */
export interface Theme {
  /** 이 색이 속한 모드입니다. */
  mode: 'light' | 'dark';
  /** 브랜드를 나타내는 대표색 램프입니다. 버튼과 포커스에 쓰입니다. */
  primary: ColorPaletteExtend;
  /** 두 번째 대표색 램프입니다. */
  secondary: ColorPalette;
  /** 위험과 오류를 알리는 램프입니다. */
  danger: ColorPalette;
  /** 주의를 알리는 램프입니다. */
  warning: ColorPalette;
  /** 성공을 알리는 램프입니다. */
  success: ColorPalette;
  /** 정보를 알리는 램프입니다. */
  information: ColorPalette;
  /** 회색 램프입니다. 라이트와 다크의 값이 서로 다릅니다. */
  grey: ColorPalette;
  /** 글자색 묶음입니다. `ZSText`의 `color`가 여기에서 고릅니다. */
  text: ThemeTextType;
  /** 테두리색 묶음입니다. 앱을 위한 값이며 컴포넌트는 읽지 않습니다. */
  border: ThemeBorderType;
  /** 배경색 묶음입니다. `ZSView`의 `color`가 여기에서 고릅니다. */
  background: ThemeBackground;
  /** 누르거나 올려놓은 상태의 색입니다. 값만 제공하며 컴포넌트는 읽지 않습니다. */
  action: {
    /** 올려놓은 상태의 색입니다. */
    hover: string;
    /** 누른 상태의 색입니다. */
    pressed: string;
    /** 쓸 수 없는 상태의 색입니다. */
    disable: string;
  };
  /** 구분선 색입니다. `grey[50]`에 불투명도 20 %를 준 값입니다. */
  divider: string;
  /** 높이 0~9단계의 그림자색 열 개입니다. */
  elevationShadow: string[];
  /** 오버레이 뒤를 덮는 가림막 색입니다. */
  modalBgColor: string;
  /** 램프마다 대표색을 모은 묶음입니다. */
  mainColor: MainColors;
}
