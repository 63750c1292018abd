import type { TextProps } from 'react-native';

/** 굵기별 폰트 이름입니다. 폰트 파일은 앱에서 `expo-font` 등으로 직접 불러옵니다. */
export interface ThemeFonts {
  /** 굵기 100의 폰트 이름입니다. 사용하는 그룹이 없습니다. */
  100?: string;
  /** 굵기 200의 폰트 이름입니다. 사용하는 그룹이 없습니다. */
  200?: string;
  /** 굵기 300의 폰트 이름입니다. 사용하는 그룹이 없습니다. */
  300?: string;
  /** 굵기 400의 폰트 이름입니다. `body`와 `caption`이 사용합니다. */
  400: string;
  /** 굵기 500의 폰트 이름입니다. `label`이 사용합니다. */
  500?: string;
  /** 굵기 600의 폰트 이름입니다. `subTitle`이 사용합니다. */
  600?: string;
  /** 굵기 700의 폰트 이름입니다. `heading`과 `title`이 사용합니다. */
  700: string;
  /** 굵기 800의 폰트 이름입니다. 사용하는 그룹이 없습니다. */
  800?: string;
  /** 굵기 900의 폰트 이름입니다. 사용하는 그룹이 없습니다. */
  900?: string;
}

/** 타이포그래피 그룹의 이름입니다. 제목, 본문, 캡션처럼 글의 용도를 나타냅니다. */
export type TypoStyle = 'heading' | 'title' | 'subTitle' | 'label' | 'body' | 'caption';

/** 그룹 안의 번호입니다. 1이 가장 크고 6이 가장 작습니다. */
export type TypoSubStyle = '1' | '2' | '3' | '4' | '5' | '6';

/** 텍스트 스타일의 이름입니다. `그룹.번호`로 적으며 모두 36가지입니다. */
export type TypoOptions = `${TypoStyle}.${TypoSubStyle}`;

/** 그룹 하나에 있는 텍스트 스타일 여섯 가지입니다. */
export interface TypoNumber {
  /** 가장 큰 텍스트 스타일입니다. `heading`은 36, `caption`은 12, 나머지는 16입니다. */
  1: TextProps['style'];
  /** 두 번째로 큰 텍스트 스타일입니다. `heading`은 32, `caption`은 11, 나머지는 14입니다. */
  2: TextProps['style'];
  /** 세 번째로 큰 텍스트 스타일입니다. `heading`은 28, `caption`은 10, 나머지는 13입니다. */
  3: TextProps['style'];
  /** 네 번째로 큰 텍스트 스타일입니다. `heading`은 24, `caption`은 9, 나머지는 12입니다. */
  4: TextProps['style'];
  /** 다섯 번째로 큰 텍스트 스타일입니다. `heading`은 20, `caption`은 8, 나머지는 11입니다. */
  5: TextProps['style'];
  /** 가장 작은 텍스트 스타일입니다. `heading`은 18, `caption`은 7, 나머지는 10입니다. */
  6: TextProps['style'];
}

/** 타이포그래피 그룹 여섯 개를 모은 타입입니다. */
export interface TypographyVariants {
  /** `ThemeProvider`에 전달한 폰트 이름입니다. 전달하지 않았으면 `undefined`입니다. */
  themeFonts?: ThemeFonts;
  /** 화면 제목에 사용합니다. 크기 36~18, 굵기 700입니다. */
  heading: TypoNumber;
  /** 섹션 제목에 사용합니다. 크기 16~10, 굵기 700입니다. */
  title: TypoNumber;
  /** 부제목에 사용합니다. 크기 16~10, 굵기 600입니다. */
  subTitle: TypoNumber;
  /** 버튼과 레이블에 사용합니다. 크기 16~10, 굵기 500입니다. */
  label: TypoNumber;
  /** 본문에 사용합니다. 크기 16~10, 굵기 400입니다. */
  body: TypoNumber;
  /** 캡션에 사용합니다. 크기 12~7, 굵기 400입니다. */
  caption: TypoNumber;
}

/** `useTheme().typography`의 타입입니다. */
export interface TypographyVariantsProps extends TypographyVariants {
  /** `ThemeProvider`에 전달한 폰트 이름입니다. 전달하지 않았으면 `undefined`입니다. */
  themeFonts?: ThemeFonts;
}
