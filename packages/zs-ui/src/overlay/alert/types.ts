import type { TextProps, TouchableOpacityProps } from 'react-native';

/** 알림창 버튼 하나입니다. */
export interface AlertAction {
  /** 버튼에 적을 글입니다. 일어날 일을 그대로 적습니다. */
  label: string;
  /** 버튼을 눌렀을 때 부를 함수입니다. 부른 다음 알림창이 닫히며, 끝나기를 기다리지 않습니다. */
  onPress?: () => void;
}

/** 알림창의 버튼 묶음입니다. */
export interface AlertActions {
  /** 오른쪽의 주 버튼입니다. */
  primary: AlertAction;
  /** 왼쪽의 보조 버튼입니다. 있으면 두 버튼이 같은 너비로 놓입니다. */
  secondary?: AlertAction;
}

/** `showAlert`에 넘기는 값입니다. 모두 선택입니다. */
export interface ShowAlertProps {
  /**
   * 제목입니다. 비어 있으면 보이지 않습니다.
   * @default ''
   */
  title?: string;
  /**
   * 본문입니다. 비어 있으면 보이지 않습니다.
   * @default ''
   */
  informative?: string;
  /** 버튼입니다. 없으면 `확인` 버튼 하나가 놓이고, 누르면 닫힙니다. */
  actions?: AlertActions;
  /**
   * 바깥을 누르면 닫힐지 여부입니다.
   * @default true
   */
  isBackgroundTouchClose?: boolean;
  /** 제목 글의 스타일입니다. 기본 모양은 `subTitle.1`입니다. */
  titleStyle?: TextProps['style'];
  /** 본문 글의 스타일입니다. 기본 모양은 `body.2`입니다. */
  informativeStyle?: TextProps['style'];
  /** 주 버튼의 스타일입니다. */
  primaryButtonStyle?: TouchableOpacityProps['style'];
  /** 보조 버튼의 스타일입니다. */
  secondaryButtonStyle?: TouchableOpacityProps['style'];
  /** 버튼 글의 스타일입니다. 이름과 달리 주 버튼까지 모든 버튼의 글에 적용됩니다. */
  secondaryButtonTextStyle?: TextProps['style'];
}
