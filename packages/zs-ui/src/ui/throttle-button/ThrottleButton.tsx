import type { ReactNode } from 'react';
import {
  ActivityIndicator,
  StyleSheet,
  TouchableOpacity,
  type TouchableOpacityProps,
  View,
} from 'react-native';
import { useThrottledTask } from './useThrottledTask';

/** `ThrottleButton`의 속성입니다. 나머지 `TouchableOpacity` 속성은 가장 나중에 적용됩니다. */
export interface ThrottleButtonProps extends TouchableOpacityProps {
  /** 눌렀을 때 할 비동기 작업입니다. 성공하면 2000밀리초가 더 지날 때까지 다시 눌리지 않습니다. */
  primaryOnPress: () => Promise<void>;
  /** 버튼에 담을 글이나 화면입니다. */
  primaryLabelComponent: ReactNode;
  /** 작업하는 동안 대신 담을 화면입니다. 없으면 `ActivityIndicator`가 돕니다. */
  loadingComponent?: ReactNode;
  /** 누를 수 없게 할지 여부입니다. */
  disabled?: boolean;
  /** 누르는 면의 스타일입니다. 늘어나기와 가운데 맞춤은 덮을 수 없습니다. */
  primaryButtonStyle?: TouchableOpacityProps['style'];
  /**
   * 버튼의 좌우 바깥 여백(pt)입니다.
   * @default 20
   */
  marginHorizontal?: number;
  /** 버튼 아래의 바깥 여백(pt)입니다. */
  marginBottom?: number;
  /** 작업이 `Error`로 실패했을 때 부를 함수입니다. 실패는 언제나 `console.error`로도 남습니다. */
  onError?: (error: Error) => void;
}

/** 비동기 작업을 한 번만 하게 하는 버튼입니다. 300밀리초 안에 거듭 누른 것과 작업하는 동안 누른 것은 무시합니다. */
export function ThrottleButton({
  primaryOnPress,
  primaryLabelComponent,
  // React Native's ActivityIndicator ignores `aria-label` (0.86).
  loadingComponent = <ActivityIndicator accessibilityLabel="처리하는 중" />,
  disabled = false,
  primaryButtonStyle = {},
  marginHorizontal,
  marginBottom = 20,
  onError,
  ...rest
}: ThrottleButtonProps) {
  const { isBusy, press } = useThrottledTask(primaryOnPress, onError);
  return (
    <View style={[styles.container, { marginHorizontal: marginHorizontal ?? 20, marginBottom }]}>
      <TouchableOpacity
        // React Native's TouchableOpacity ignores `role` (0.86).
        accessibilityRole="button"
        activeOpacity={0.7}
        disabled={disabled}
        aria-busy={isBusy}
        onPress={press}
        style={[styles.target, primaryButtonStyle, styles.button, isBusy && styles.busy]}
        {...rest}
      >
        {isBusy ? loadingComponent : primaryLabelComponent}
      </TouchableOpacity>
    </View>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, flexDirection: 'row', borderRadius: 8, overflow: 'hidden' },
  target: { minHeight: 44 },
  button: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  busy: { opacity: 0.4 },
});
