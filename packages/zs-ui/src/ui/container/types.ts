import type { ComponentRef, ReactNode, Ref } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView, ViewProps } from 'react-native';

/** `ZSContainer`의 ref가 가리키는 `ScrollView`입니다. `scrollViewDisabled`이면 `null`입니다. */
export type ZSContainerRef = ComponentRef<typeof ScrollView>;

/** `ZSContainer`의 속성입니다. */
export interface ZSContainerProps extends ViewProps {
  /** 안전 영역만큼 여백을 둘 가장자리입니다. */
  edges?: Array<'top' | 'right' | 'bottom' | 'left'>;
  /** 스크롤을 끌지 여부입니다. */
  scrollViewDisabled?: boolean;
  /** 스크롤 영역 위에 고정할 화면입니다. */
  topComponent?: ReactNode;
  /** 스크롤 영역 아래에 고정할 화면입니다. */
  bottomComponent?: ReactNode;
  /** 펼친 폴더블에서 오른쪽 칸에 놓을 화면입니다. */
  rightComponent?: ReactNode;
  /** 펼친 폴더블에서 두 칸 사이에 놓을 구분선입니다. `rightComponent`가 있을 때만 보입니다. */
  dividerLineComponent?: ReactNode;
  /** 너비를 600 pt까지만 쓰고 가운데에 놓을지 여부입니다. 켜면 `rightComponent`와 `dividerLineComponent`는 무시됩니다. */
  foldableSingleScreen?: boolean;
  /** 스크롤 막대를 보일지 여부입니다. */
  showsVerticalScrollIndicator?: boolean;
  /** 키보드가 오르면 마지막으로 누른 곳이 보이도록 스크롤할지 여부입니다. */
  scrollToFocusedInput?: boolean;
  /** 마지막으로 누른 곳과 키보드 사이에 둘 간격(pt)입니다. */
  keyboardScrollExtraOffset?: number;
  /** 스크롤할 때 부를 함수입니다. */
  onScroll?: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
  /** 스크롤 이벤트 사이의 최소 간격(밀리초)입니다. */
  scrollEventThrottle?: number;
  /** 상태 표시줄 글자의 밝기입니다. `barStyle`, `statusBarColor`, `translucent` 가운데 하나라도 있어야 상태 표시줄을 다룹니다. */
  barStyle?: 'light-content' | 'dark-content';
  /** 상태 표시줄의 배경색입니다(Android). 상태 표시줄을 다루는데 이 값이 없으면 화면 바탕색입니다. */
  statusBarColor?: string;
  /** 상태 표시줄 아래까지 화면을 그릴지 여부입니다(Android). */
  translucent?: boolean;
  /**
   * 안전 영역 띠의 색입니다. 내용의 배경은 `style`로 정합니다.
   * @default palette.background.base
   */
  backgroundColor?: string;
  /** 안에 든 `ScrollView`를 가리키는 ref입니다. */
  ref?: Ref<ZSContainerRef>;
}
