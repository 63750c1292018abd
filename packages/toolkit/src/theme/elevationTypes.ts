import type { BoxShadowValue } from 'react-native';

/** 그림자 단계입니다. 0은 그림자가 없습니다. */
export type ShadowLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** 그림자를 만드는 값의 타입입니다. */
export interface ShadowStyle {
  /** 그림자의 위치(pt)입니다. */
  shadowOffset: {
    /** 가로 방향의 거리(pt)입니다. */
    width: number;
    /** 세로 방향의 거리(pt)입니다. */
    height: number;
  };
  /** 그림자의 불투명도(0~1)입니다. */
  shadowOpacity: number;
  /** 그림자의 흐림 반지름(pt)입니다. */
  shadowRadius: number;
}

/** 한 단계의 그림자 스타일입니다. iOS, Android, 웹에서 같습니다. */
export interface ElevationProps {
  /** 그림자입니다. 0단계에서는 비어 있습니다. */
  boxShadow?: BoxShadowValue[];
}

/** 0~9단계의 그림자 스타일입니다. */
export type ElevationStyles = { [key in ShadowLevel]: ElevationProps };
