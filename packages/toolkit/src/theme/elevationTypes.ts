/** 그림자 단계입니다. 0은 그림자가 없습니다. */
export type ShadowLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** iOS 그림자의 속성입니다. */
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

/** 한 단계의 그림자 스타일입니다. 플랫폼마다 들어 있는 속성이 다릅니다. */
export interface ElevationProps extends Partial<ShadowStyle> {
  /** 그림자색입니다. `palette.elevationShadow`의 색입니다. */
  shadowColor?: string;
  /** Android의 그림자 높이(dp)입니다. iOS에는 없습니다. */
  elevation?: number;
}

/** 0~9단계의 그림자 스타일입니다. */
export type ElevationStyles = { [key in ShadowLevel]: ElevationProps };

/** Shadow styles of a level, with `boxShadow` for browsers. */
export interface DrawnShadow extends ElevationProps {
  boxShadow?: string;
}
