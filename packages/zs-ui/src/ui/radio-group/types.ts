import type { ViewProps } from 'react-native';
import type { ZSTextProps } from '../text/ZSText';

/** 라디오 묶음의 선택지 하나입니다. */
export interface RadioOption {
  /** 선택지에 적을 글입니다. */
  value: string;
  /** 선택지를 구별하는 값입니다. 숫자가 아니라 문자열입니다. */
  index: string;
}

/** `ZSRadioGroup`의 속성입니다. */
export interface ZSRadioGroupProps {
  /** 보여 줄 선택지입니다. 적은 순서대로 놓입니다. */
  options: RadioOption[];
  /** 선택지를 골랐을 때 부를 함수입니다. */
  onSelect: (value: RadioOption) => void;
  /** 골라 둔 선택지입니다. `index`가 같은 것을 고른 것으로 봅니다. */
  value?: RadioOption;
  /** 한 줄에 놓을 선택지의 수입니다. 1이면 가득 찬 알약 모양, 2와 3이면 동그라미가 있는 격자 모양입니다. */
  rowCount?: 1 | 2 | 3;
  /** 고를 수 없게 할지 여부입니다. 색은 그대로입니다. */
  disabled?: boolean;
  /** 묶음을 감싸는 `View`의 속성입니다. 스타일이 아니라 속성 객체이며, `style`을 넣으면 본래 배치를 대신합니다. */
  containerStyle?: ViewProps;
  /** 선택지 글에 넘길 `ZSText`의 속성입니다. 스타일이 아니라 속성 객체이며, `style`을 넣으면 본래 여백을 대신합니다. */
  valueStyle?: ZSTextProps;
  /** `선택` 표시에 넘길 `ZSText`의 속성입니다. `rowCount`가 1일 때만 쓰입니다. */
  selectStyle?: ZSTextProps;
}
