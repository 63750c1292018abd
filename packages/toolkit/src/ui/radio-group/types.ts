import type { ViewProps } from 'react-native';
import type { ZSTextProps } from '../text/ZSText';

/** 라디오 버튼 그룹의 선택지입니다. */
export interface RadioOption {
  /** 선택지에 표시할 글입니다. */
  value: string;
  /** 선택지를 구별하는 값입니다. 숫자가 아니라 문자열입니다. */
  index: string;
}

/** `ZSRadioGroup`의 속성입니다. `View`의 속성은 그룹을 감싸는 `View`에 전달되며, `style`은 기본 배치를 대체합니다. */
export interface ZSRadioGroupProps extends ViewProps {
  /** 선택지 목록입니다. 순서대로 표시됩니다. */
  options: RadioOption[];
  /** 선택지를 눌렀을 때 호출할 함수입니다. */
  onSelect: (value: RadioOption) => void;
  /** 선택한 선택지입니다. `index`가 같은 선택지가 선택되며, 생략하면 아무것도 선택되지 않습니다. */
  value?: RadioOption;
  /** 한 줄에 놓을 선택지의 수입니다. 1이면 너비를 가득 채운 줄, 2와 3이면 라디오 버튼이 있는 격자입니다. */
  rowCount?: 1 | 2 | 3;
  /** 비활성화할지 여부입니다. 그룹 전체에 적용되며 모양은 바뀌지 않습니다. */
  disabled?: boolean;
  /** 그룹을 감싸는 `View`의 속성입니다. 스타일이 아니라 속성 객체이며, `style`을 넣으면 기본 배치를 대체합니다. */
  containerStyle?: ViewProps;
  /** 선택지의 글에 전달할 `ZSText`의 속성입니다. 스타일이 아니라 속성 객체입니다. */
  valueStyle?: ZSTextProps;
  /** 칩의 글에 전달할 `ZSText`의 속성입니다. `rowCount`가 1일 때만 적용됩니다. */
  selectStyle?: ZSTextProps;
  /** 선택하지 않은 줄의 칩에 표시할 글입니다. `rowCount`가 1일 때만 적용됩니다. */
  selectLabel?: string;
}
