import type { ComponentRef, Ref } from 'react';
import type { TextInput, TextInputProps } from 'react-native';
import type { TypoOptions } from '../../theme/typographyTypes';

/** 입력창의 테두리 모양입니다. 사방 테두리, 밑줄, 레이블이 안에 있는 테두리 중에서 선택합니다. */
export type BoxStyle = 'outline' | 'underline' | 'inbox';

/** `ZSTextField`의 ref가 가리키는 `TextInput`입니다. `focus()`, `blur()`, `clear()`를 호출할 수 있습니다. */
export type ZSTextFieldRef = ComponentRef<typeof TextInput>;

/** `ZSTextField`의 속성입니다. */
export interface ZSTextFieldProps {
  /** 입력값입니다. `onChangeText`에서 받은 값을 상태에 저장해 다시 전달합니다. */
  value: string;
  /** 값이 바뀔 때 호출할 함수입니다. 지우기 버튼을 누르면 빈 문자열로 호출합니다. */
  onChangeText?: (text: string) => void;
  /** 레이블입니다. 값이 없으면 플레이스홀더처럼 표시되고, 포커스를 받거나 값이 있으면 위로 올라갑니다. 위로 올라간 글자의 크기는 11이고, `boxStyle`이 `'inbox'`면 10 이하입니다. */
  label?: string;
  /** 텍스트 스타일의 이름입니다. 글자 크기도 이 값으로 정해집니다. */
  typo?: TypoOptions;
  /** `'error'`면 테두리와 레이블이 오류 색으로 바뀌고 `errorMessage`가 표시됩니다. */
  status?: 'default' | 'error';
  /** 오류 메시지입니다. `status`가 `'error'`일 때만 표시됩니다. */
  errorMessage?: string;
  /** 테두리의 모양입니다. 사방 테두리, 밑줄, 레이블이 안에 있는 테두리 중에서 선택합니다. */
  boxStyle?: BoxStyle;
  /** 입력창을 위아래로 이어 붙일 때의 위치입니다. 맞닿는 모서리가 각지고 테두리가 절반으로 얇아집니다. */
  innerBoxStyle?: 'top' | 'middle' | 'bottom';
  /** 여러 줄 입력창의 배치를 사용할지 여부입니다. 여러 줄을 입력하려면 `textInputProps={{ multiline: true }}`도 전달합니다. */
  isTextArea?: boolean;
  /** 터치를 막을지 여부입니다. 모양은 바뀌지 않으므로 입력할 수 없는 이유를 글로 알립니다. */
  disabled?: boolean;
  /** 기기의 글자 크기 설정을 적용할지 여부입니다. */
  allowFontScaling?: boolean;
  /** 테두리의 두께(pt)입니다. */
  borderWidth?: number;
  /** 모서리의 반지름(pt)입니다. */
  borderRadius?: number;
  /** 좌우 안쪽 여백(pt)입니다. */
  paddingHorizontal?: number;
  /**
   * 입력창의 배경색입니다. 화면의 배경색이 다르면 `labelBgColor`와 함께 지정합니다.
   * @default palette.background.base
   */
  inputBgColor?: string;
  /**
   * 레이블의 배경색입니다.
   * @default palette.background.base
   */
  labelBgColor?: string;
  /**
   * 위로 올라간 레이블의 글자색입니다.
   * @default palette.text.secondary
   */
  labelColor?: string;
  /**
   * 레이블이 플레이스홀더처럼 표시될 때의 글자색입니다. 이름의 가운데 H는 대문자입니다.
   * @default palette.grey[40]
   */
  placeHolderColor?: string;
  /**
   * 기본 테두리색입니다.
   * @default palette.grey[30]
   */
  borderColor?: string;
  /**
   * 포커스를 받았을 때의 테두리와 레이블의 색입니다.
   * @default palette.primary.main
   */
  focusColor?: string;
  /**
   * 오류일 때의 테두리, 레이블, 오류 메시지의 색입니다.
   * @default palette.danger.main
   */
  errorColor?: string;
  /**
   * 타입에만 있고 적용되지 않습니다.
   * @deprecated 글자 크기는 `typo`로 지정합니다.
   */
  fontSize?: number;
  /** `TextInput`에 그대로 전달할 속성입니다. `value`, `onChangeText`, `onFocus`, `onBlur`, `allowFontScaling`, `selectionColor`, `autoCorrect`, `spellCheck`는 컴포넌트가 덮어쓰고, `style`은 기본 스타일에 더합니다. */
  textInputProps?: TextInputProps;
  /** 안쪽 `TextInput`을 가리키는 ref입니다. */
  ref?: Ref<ZSTextFieldRef>;
}
