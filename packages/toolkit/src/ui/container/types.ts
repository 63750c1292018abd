import type { ComponentRef, ReactNode, Ref } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView, ViewProps } from 'react-native';

/** `ZSContainer`의 ref가 가리키는 `ScrollView`입니다. `scrollViewDisabled`를 켜면 `null`입니다. */
export type ZSContainerRef = ComponentRef<typeof ScrollView>;

/** `ZSContainer`의 속성입니다. `View`의 속성은 `style` 외에는 적용되지 않습니다. */
export interface ZSContainerProps extends ViewProps {
  /** 안전 영역만큼 여백을 둘 방향입니다. */
  edges?: Array<'top' | 'right' | 'bottom' | 'left'>;
  /** `true`이면 스크롤하지 않습니다. 키보드 여백과 자동 스크롤도 사라집니다. */
  scrollViewDisabled?: boolean;
  /** 스크롤 영역 위에 고정할 컴포넌트입니다. */
  topComponent?: ReactNode;
  /** 스크롤 영역 아래에 고정할 컴포넌트입니다. */
  bottomComponent?: ReactNode;
  /** 펼친 폴더블에서 오른쪽에 표시할 컴포넌트입니다. */
  rightComponent?: ReactNode;
  /** 펼친 폴더블에서 두 화면 사이에 표시할 구분선입니다. `rightComponent`가 있을 때만 표시됩니다. */
  dividerLineComponent?: ReactNode;
  /** 한 화면으로만 표시할지 여부입니다. 켜면 `rightComponent`와 `dividerLineComponent`는 무시됩니다. */
  foldableSingleScreen?: boolean;
  /**
   * 한 화면일 때 제한할 너비(pt)입니다. 펼친 화면에 `rightComponent`가 없거나 `foldableSingleScreen`을 켰을 때 적용됩니다. `false`면 제한하지 않습니다.
   * @default ThemeProvider의 foldable.unfoldedSinglePaneMaxWidth
   */
  unfoldedSinglePaneMaxWidth?: number | false;
  /** 스크롤 바를 표시할지 여부입니다. */
  showsVerticalScrollIndicator?: boolean;
  /** 키보드가 올라오면 마지막으로 누른 곳이 보이도록 스크롤할지 여부입니다. */
  scrollToFocusedInput?: boolean;
  /** 마지막으로 누른 곳과 키보드 사이에 둘 간격(pt)입니다. */
  keyboardScrollExtraOffset?: number;
  /** 스크롤할 때 호출할 함수입니다. */
  onScroll?: (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
  /** 스크롤 이벤트 사이의 최소 간격(밀리초)입니다. */
  scrollEventThrottle?: number;
  /** 상태 표시줄의 글자색입니다. `barStyle`이나 `statusBarColor`를 지정하거나 `translucent`를 켜야 상태 표시줄을 설정합니다. */
  barStyle?: 'light-content' | 'dark-content';
  /** 상태 표시줄의 배경색입니다(Android). 상태 표시줄을 설정할 때 이 값을 생략하면 `background.base`입니다. */
  statusBarColor?: string;
  /** 상태 표시줄 뒤까지 화면을 표시할지 여부입니다(Android). */
  translucent?: boolean;
  /**
   * 안전 영역과, 너비를 제한했을 때의 양옆의 배경색입니다. 내용의 배경색은 `style`로 지정합니다.
   * @default palette.background.base
   */
  backgroundColor?: string;
  /** 안쪽 `ScrollView`를 가리키는 ref입니다. */
  ref?: Ref<ZSContainerRef>;
}
