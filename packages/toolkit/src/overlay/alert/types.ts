import type { TextProps, TouchableOpacityProps } from 'react-native';

/** 알림창의 버튼입니다. */
export interface AlertAction {
  /** 버튼의 레이블입니다. */
  label: string;
  /** 버튼을 눌렀을 때 호출할 함수입니다. 호출한 뒤 알림창이 닫히며, 비동기 작업이 끝나기를 기다리지 않습니다. */
  onPress?: () => void;
}

/** 알림창의 버튼 구성입니다. */
export interface AlertActions {
  /** 오른쪽의 주 버튼입니다. */
  primary: AlertAction;
  /** 왼쪽의 보조 버튼입니다. 지정하면 두 버튼이 같은 너비로 표시됩니다. */
  secondary?: AlertAction;
}

/** `showAlert`에 전달하는 속성입니다. */
export interface ShowAlertProps {
  /**
   * 제목입니다. 비어 있으면 표시하지 않습니다.
   * @default ''
   */
  title?: string;
  /**
   * 본문입니다. 비어 있으면 표시하지 않습니다.
   * @default ''
   */
  informative?: string;
  /** 버튼 구성입니다. 생략하면 누르면 닫히는 `확인` 버튼 하나를 표시합니다. */
  actions?: AlertActions;
  /**
   * 바깥을 누르면 닫을지 여부입니다.
   * @default true
   */
  isBackgroundTouchClose?: boolean;
  /** 제목의 스타일입니다. `subTitle.1`에 더해 적용됩니다. */
  titleStyle?: TextProps['style'];
  /** 본문의 스타일입니다. `body.2`에 더해 적용됩니다. */
  informativeStyle?: TextProps['style'];
  /** 주 버튼의 스타일입니다. */
  primaryButtonStyle?: TouchableOpacityProps['style'];
  /** 보조 버튼의 스타일입니다. */
  secondaryButtonStyle?: TouchableOpacityProps['style'];
  /** 버튼 레이블의 스타일입니다. 이름과 달리 주 버튼을 포함한 모든 버튼에 적용됩니다. */
  secondaryButtonTextStyle?: TextProps['style'];
}
