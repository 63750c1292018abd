/** 스낵바의 종류입니다. `'error'`는 `background.danger`, 나머지는 `background.success`를 배경색으로 사용합니다. */
export type SnackType = 'success' | 'error' | '';

/** `showSnackBar`에 전달하는 속성입니다. */
export interface ShowSnackBarProps {
  /** 스낵바의 메시지입니다. */
  message: string;
  /**
   * 배경색을 정하는 종류입니다. 빈 문자열은 `'success'`와 똑같이 표시됩니다.
   * @default 'success'
   */
  type?: SnackType;
  /** 스낵바를 구별하는 번호입니다. 생략하면 호출 시각(밀리초)입니다. */
  index?: number;
  /**
   * 표시 시간(밀리초)입니다.
   * @default 3500
   */
  snackbarDuration?: number;
}

/** 화면에 떠 있는 스낵바 하나입니다. */
export interface SnackItem {
  /** 스낵바를 구별하는 번호입니다. */
  index: number;
  /** 스낵바의 메시지입니다. */
  message: string;
  /** 배경색을 정하는 종류입니다. */
  type: SnackType;
  /** 표시 시간(밀리초)입니다. */
  snackbarDuration?: number;
}

/** `customSnackbar` 함수가 받는 속성입니다. */
export interface CustomSnackbarProps {
  /** 배경색을 정하는 종류입니다. */
  snackType: SnackType;
  /** 스낵바의 메시지입니다. */
  snackMessage: string;
}
