/** 스낵바의 종류입니다. `'error'`만 위험 배경을 쓰고, 나머지는 성공 배경을 씁니다. */
export type SnackType = 'success' | 'error' | '';

/** `showSnackBar`에 넘기는 값입니다. */
export interface ShowSnackBarProps {
  /** 스낵바에 적힌 글입니다. */
  message: string;
  /**
   * 스낵바의 바탕색을 정하는 종류입니다.
   * @default 'success'
   */
  type?: SnackType;
  /** 스낵바를 구별하는 번호입니다. 없으면 지금 시각(밀리초)입니다. */
  index?: number;
  /**
   * 보여 줄 시간(밀리초)입니다.
   * @default 3500
   */
  snackbarDuration?: number;
}

/** 화면에 떠 있는 스낵바 하나입니다. */
export interface SnackItem {
  /** 스낵바를 구별하는 번호입니다. */
  index: number;
  /** 스낵바에 적힌 글입니다. */
  message: string;
  /** 스낵바의 바탕색을 정하는 종류입니다. */
  type: SnackType;
  /** 보여 줄 시간(밀리초)입니다. */
  snackbarDuration?: number;
}

/** `customSnackbar`가 받는 값입니다. */
export interface CustomSnackbarProps {
  /** 스낵바의 바탕색을 정하는 종류입니다. */
  snackType: SnackType;
  /** 스낵바에 적힌 글입니다. */
  snackMessage: string;
}
