/** 단계를 붙일 수 있는 색의 이름입니다. */
type StatusName = 'danger' | 'warning' | 'success' | 'information' | 'primary';
/** 색 이름 뒤에 붙이는 단계입니다. 0단계는 사용할 수 없습니다. */
type Step = 5 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100;

/** 글자색과 배경색에 모두 사용할 수 있는 색 이름입니다. `primary`처럼 이름만 적거나 `primary.50`처럼 단계를 붙입니다. */
export type CommonColorOptions = StatusName | `${StatusName}.${Step}` | `grey.${Step}`;

/** `ZSText`의 `color`에 적는 색 이름입니다. 이름만 적으면 `palette.text`의 색을, `이름.단계`로 적으면 팔레트의 그 단계를 사용합니다. */
export type TypoColorOptions =
  | 'base'
  | 'secondary'
  | 'disabled'
  | 'white'
  | 'black'
  | CommonColorOptions;

/** `ZSView`, `ZSPressable`, `AnimatedWrapper`의 `color`에 적는 색 이름입니다. 이름만 적으면 `palette.background`의 색을, `이름.단계`로 적으면 팔레트의 그 단계를 사용합니다. */
export type ViewColorOptions = 'layer1' | 'layer2' | 'neutral' | 'base' | CommonColorOptions;
