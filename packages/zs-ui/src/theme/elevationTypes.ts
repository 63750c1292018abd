/** 그림자 높이 단계입니다. 0은 그림자가 없습니다. */
export type ShadowLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** iOS 그림자의 세 값입니다. */
export interface ShadowStyle {
  /** 그림자가 밀리는 거리(pt)입니다. */
  shadowOffset: {
    /** 가로로 밀리는 거리(pt)입니다. */
    width: number;
    /** 세로로 밀리는 거리(pt)입니다. */
    height: number;
  };
  /** 그림자의 진하기(0~1)입니다. */
  shadowOpacity: number;
  /** 그림자가 번지는 반지름(pt)입니다. */
  shadowRadius: number;
}

/** 한 단계의 그림자 스타일입니다. 플랫폼마다 채워지는 값이 다릅니다. */
export interface ElevationProps extends Partial<ShadowStyle> {
  /** 그림자색입니다. 모드의 `elevationShadow`에서 옵니다. */
  shadowColor?: string;
  /** 높이(dp)입니다. iOS에서는 비어 있습니다. */
  elevation?: number;
}

/** 높이 0~9단계의 그림자 스타일입니다. */
export type ElevationStyles = { [key in ShadowLevel]: ElevationProps };

/** Shadow styles of a level, with `boxShadow` for browsers. */
export interface DrawnShadow extends ElevationProps {
  boxShadow?: string;
}
