import type { ReactNode } from 'react';
import { Platform, StyleSheet, View, type ViewProps } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useKeyboard } from '../../keyboard/useKeyboard';
import { Z_INDEX } from '../../overlay/zIndex';
import { IS_IOS } from '../../platform/preview';

/** First Android API level (11) on which the system no longer resizes the window for the keyboard. */
const FIRST_API_WITHOUT_RESIZE = 30;
/** Position (pt) outside of the screen. */
const HIDDEN_BOTTOM = -300;

/** `ZSAboveKeyboard`의 속성입니다. `View`의 속성도 전달할 수 있으며, `style`은 기본 위치를, `onLayout`은 `handleLayoutHeight`를 대체합니다. */
export interface ZSAboveKeyboardProps extends ViewProps {
  /** 키보드 위에 표시할 내용입니다. */
  children: ReactNode;
  /** 키보드가 올라와 있을 때 더할 아래쪽 여백(pt)입니다. */
  keyboardShowOffset?: number;
  /** 키보드가 내려가 있을 때의 아래쪽 여백(pt)입니다. */
  keyboardHideOffset?: number;
  /** 높이(pt)가 바뀔 때 호출할 함수입니다. */
  handleLayoutHeight?: (height: number) => void;
  /** 키보드가 올라와 있을 때만 표시할지 여부입니다. */
  showOnlyKeyboardVisible?: boolean;
  /** 배경색입니다. 키보드 여백에도 적용되며, 생략하면 투명합니다. */
  backgroundColor?: string;
}

/** True if the system itself lifts the window above the keyboard. */
const RESIZES_WINDOW =
  Platform.OS === 'android' && Number(Platform.Version) < FIRST_API_WITHOUT_RESIZE;

/** 부모의 맨 아래에 붙어 있다가 키보드가 올라오면 그 위로 올라갑니다. 보통 `ZSContainer`의 `bottomComponent`에 사용합니다. */
export function ZSAboveKeyboard({
  children,
  keyboardShowOffset = 0,
  keyboardHideOffset = 0,
  handleLayoutHeight,
  showOnlyKeyboardVisible = false,
  backgroundColor,
  ...rest
}: ZSAboveKeyboardProps) {
  const { isKeyboardVisible, keyboardHeight } = useKeyboard();
  const { bottom } = useSafeAreaInsets();
  const liftedPadding = RESIZES_WINDOW
    ? 0
    : keyboardHeight - (IS_IOS ? bottom : 0) + keyboardShowOffset;
  const paddingBottom = isKeyboardVisible ? liftedPadding : keyboardHideOffset;
  const isVisible = isKeyboardVisible || !showOnlyKeyboardVisible;
  return (
    <View
      style={[styles.bar, { bottom: isVisible ? 0 : HIDDEN_BOTTOM }]}
      onLayout={({ nativeEvent }) => handleLayoutHeight?.(nativeEvent.layout.height)}
      {...rest}
    >
      <View style={{ width: '100%', backgroundColor, paddingBottom }}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    width: '100%',
    justifyContent: 'center',
    alignItems: 'center',
    zIndex: Z_INDEX.portal,
  },
});
