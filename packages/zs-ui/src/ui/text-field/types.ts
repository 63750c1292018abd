import type { ComponentRef, Ref } from 'react';
import type { TextInput, TextInputProps } from 'react-native';
import type { TypoOptions } from '../../theme/typographyTypes';

/** 입력창의 모양입니다. 네 면의 테두리, 아래 줄, 이름표가 안에 든 상자 가운데 고릅니다. */
export type BoxStyle = 'outline' | 'underline' | 'inbox';

/** `ZSTextField`의 ref가 가리키는 `TextInput`입니다. `focus()`, `blur()`, `clear()`를 부를 수 있습니다. */
export type ZSTextFieldRef = ComponentRef<typeof TextInput>;

/** `ZSTextField`의 속성입니다. */
export interface ZSTextFieldProps {
  /** 입력창에 보일 글입니다. `onChangeText`에서 받은 글을 상태에 담아 다시 넘깁니다. */
  value: string;
  /** 글이 바뀔 때 부를 함수입니다. 지우기 버튼을 누르면 빈 글로 부릅니다. */
  onChangeText?: (text: string) => void;
  /** 이름표입니다. 비어 있을 때는 안내 글 자리에 있다가, 포커스를 받거나 글이 있으면 위로 떠오릅니다. */
  label?: string;
  /** 글자 모양의 이름입니다. 글자 크기도 이것으로 정해집니다. */
  typo?: TypoOptions;
  /** `'error'`이면 테두리와 이름표가 오류색이 되고 `errorMessage`가 보입니다. */
  status?: 'default' | 'error';
  /** 오류 메시지입니다. `status`가 `'error'`일 때만 보입니다. */
  errorMessage?: string;
  /** 상자의 모양입니다. 네 면의 테두리, 아래 줄, 이름표가 든 상자 가운데 고릅니다. */
  boxStyle?: BoxStyle;
  /** 입력창을 위아래로 붙여 묶을 때의 자리입니다. 맞닿는 모서리를 각지게 하고 테두리를 반으로 줄입니다. */
  innerBoxStyle?: 'top' | 'middle' | 'bottom';
  /** 여러 줄 입력창의 배치를 쓸지 여부입니다. 여러 줄을 적으려면 `textInputProps={{ multiline: true }}`도 넘깁니다. */
  isTextArea?: boolean;
  /** 누를 수 없게 할지 여부입니다. 모양은 그대로입니다. */
  disabled?: boolean;
  /** 기기의 글자 크기 설정을 따를지 여부입니다. */
  allowFontScaling?: boolean;
  /** 테두리의 두께(pt)입니다. */
  borderWidth?: number;
  /** 모서리의 반지름(pt)입니다. */
  borderRadius?: number;
  /** 좌우 안쪽 여백(pt)입니다. */
  paddingHorizontal?: number;
  /**
   * 글을 적는 상자의 배경색입니다. 화면의 배경이 다르면 `labelBgColor`와 함께 맞춥니다.
   * @default palette.background.base
   */
  inputBgColor?: string;
  /**
   * 떠오른 이름표의 배경색입니다.
   * @default palette.background.base
   */
  labelBgColor?: string;
  /**
   * 떠오른 이름표의 글자색입니다.
   * @default palette.text.secondary
   */
  labelColor?: string;
  /**
   * 안내 글 자리에 있을 때 이름표의 글자색입니다.
   * @default palette.grey[40]
   */
  placeHolderColor?: string;
  /**
   * 포커스도 오류도 없을 때의 테두리색입니다.
   * @default palette.grey[30]
   */
  borderColor?: string;
  /**
   * 포커스를 받았을 때의 테두리색과 이름표 글자색입니다.
   * @default palette.primary.main
   */
  focusColor?: string;
  /**
   * 오류일 때의 테두리색과 이름표, 오류 메시지의 글자색입니다.
   * @default palette.danger.main
   */
  errorColor?: string;
  /**
   * 타입에만 있고 하는 일이 없습니다.
   * @deprecated 글자 크기는 `typo`로 정합니다.
   */
  fontSize?: number;
  /** `TextInput`에 그대로 넘길 속성입니다. `value`, `onChangeText`, `onFocus`, `onBlur`, `allowFontScaling`, `selectionColor`, `autoCorrect`, `spellCheck`는 입력창이 정한 값으로 덮입니다. */
  textInputProps?: TextInputProps;
  /** 안에 든 `TextInput`을 가리키는 ref입니다. */
  ref?: Ref<ZSTextFieldRef>;
}
