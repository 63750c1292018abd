import type { TextProps } from 'react-native';

/** 글자 굵기별 글꼴 이름입니다. 글꼴 파일은 앱이 `expo-font` 등으로 직접 불러옵니다. */
export interface ThemeFonts {
  /** 굵기 100의 글꼴 이름입니다. 툴킷의 글자 묶음은 쓰지 않습니다. */
  100?: string;
  /** 굵기 200의 글꼴 이름입니다. 툴킷의 글자 묶음은 쓰지 않습니다. */
  200?: string;
  /** 굵기 300의 글꼴 이름입니다. 툴킷의 글자 묶음은 쓰지 않습니다. */
  300?: string;
  /** 굵기 400의 글꼴 이름입니다. `body`와 `caption`이 씁니다. */
  400: string;
  /** 굵기 500의 글꼴 이름입니다. `label`이 씁니다. */
  500?: string;
  /** 굵기 600의 글꼴 이름입니다. `subTitle`이 씁니다. */
  600?: string;
  /** 굵기 700의 글꼴 이름입니다. `heading`과 `title`이 씁니다. */
  700: string;
  /** 굵기 800의 글꼴 이름입니다. 툴킷의 글자 묶음은 쓰지 않습니다. */
  800?: string;
  /** 굵기 900의 글꼴 이름입니다. 툴킷의 글자 묶음은 쓰지 않습니다. */
  900?: string;
}

/** 글자 묶음의 이름입니다. 제목, 본문, 캡션처럼 글의 쓰임을 나타냅니다. */
export type TypoStyle = 'heading' | 'title' | 'subTitle' | 'label' | 'body' | 'caption';

/** 글자 묶음 안의 단계입니다. 1이 가장 크고 6이 가장 작습니다. */
export type TypoSubStyle = '1' | '2' | '3' | '4' | '5' | '6';

/** 글자 모양의 이름입니다. `묶음.단계` 꼴로 적으며 모두 36가지입니다. */
export type TypoOptions = `${TypoStyle}.${TypoSubStyle}`;

/** 글자 묶음 하나에 든 여섯 단계의 글자 모양입니다. */
export interface TypoNumber {
  /** 가장 큰 글자 모양입니다. `heading`은 36, `caption`은 12, 나머지는 16입니다. */
  1: TextProps['style'];
  /** 두 번째로 큰 글자 모양입니다. `heading`은 32, `caption`은 11, 나머지는 14입니다. */
  2: TextProps['style'];
  /** 세 번째로 큰 글자 모양입니다. `heading`은 28, `caption`은 10, 나머지는 13입니다. */
  3: TextProps['style'];
  /** 네 번째로 큰 글자 모양입니다. `heading`은 24, `caption`은 9, 나머지는 12입니다. */
  4: TextProps['style'];
  /** 다섯 번째로 큰 글자 모양입니다. `heading`은 20, `caption`은 8, 나머지는 11입니다. */
  5: TextProps['style'];
  /** 가장 작은 글자 모양입니다. `heading`은 18, `caption`은 7, 나머지는 10입니다. */
  6: TextProps['style'];
}

/** 여섯 글자 묶음을 모은 것입니다. */
export interface TypographyVariants {
  /** `ThemeProvider`에 넘긴 글꼴 이름입니다. 넘기지 않았으면 `undefined`입니다. */
  themeFonts?: ThemeFonts;
  /** 화면 제목에 씁니다. 36~18 크기, 굵기 700입니다. */
  heading: TypoNumber;
  /** 구역 제목에 씁니다. 16~10 크기, 굵기 700입니다. */
  title: TypoNumber;
  /** 작은 제목에 씁니다. 16~10 크기, 굵기 600입니다. */
  subTitle: TypoNumber;
  /** 버튼과 이름표에 씁니다. 16~10 크기, 굵기 500입니다. */
  label: TypoNumber;
  /** 본문에 씁니다. 16~10 크기, 굵기 400입니다. */
  body: TypoNumber;
  /** 곁들이는 설명에 씁니다. 12~7 크기, 굵기 400입니다. */
  caption: TypoNumber;
}

/** `useTheme().typography`의 모양입니다. */
export interface TypographyVariantsProps extends TypographyVariants {
  /** `ThemeProvider`에 넘긴 글꼴 이름입니다. 넘기지 않았으면 `undefined`입니다. */
  themeFonts?: ThemeFonts;
}
