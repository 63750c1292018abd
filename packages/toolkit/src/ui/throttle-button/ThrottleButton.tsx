import type { ReactNode } from 'react';
import {
  ActivityIndicator,
  StyleSheet,
  TouchableOpacity,
  type TouchableOpacityProps,
  View,
} from 'react-native';
import { useThrottledTask } from './useThrottledTask';

/** Opacity of the button while its task runs. */
const BUSY_OPACITY = 0.4;

/** `ThrottleButton`의 속성입니다. 나머지 `TouchableOpacity` 속성은 가장 나중에 적용됩니다. */
export interface ThrottleButtonProps extends TouchableOpacityProps {
  /** 눌렀을 때 실행할 비동기 작업입니다. 성공하면 2000밀리초 더 지나야 다시 누를 수 있습니다. */
  primaryOnPress: () => Promise<void>;
  /** 버튼의 레이블입니다. */
  primaryLabelComponent: ReactNode;
  /** 작업 중에 레이블 대신 표시할 컴포넌트입니다. */
  loadingComponent?: ReactNode;
  /** 누를 수 없게 할지 여부입니다. */
  disabled?: boolean;
  /** 버튼의 스타일입니다. `flex`, 가운데 정렬, `opacity`는 컴포넌트가 덮어씁니다. */
  primaryButtonStyle?: TouchableOpacityProps['style'];
  /**
   * 버튼의 좌우 바깥 여백(pt)입니다.
   * @default 20
   */
  marginHorizontal?: number;
  /** 버튼의 아래쪽 바깥 여백(pt)입니다. */
  marginBottom?: number;
  /** 작업이 `Error`로 실패했을 때 호출할 함수입니다. 실패는 항상 `console.error`로도 출력됩니다. */
  onError?: (error: Error) => void;
}

/** 비동기 작업의 중복 실행을 막는 버튼입니다. 300밀리초 안에 다시 누르거나 작업 중에 누르면 무시합니다. */
export function ThrottleButton({
  primaryOnPress,
  primaryLabelComponent,
  loadingComponent = <ActivityIndicator />,
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
        activeOpacity={0.7}
        style={[primaryButtonStyle, styles.button, { opacity: isBusy ? BUSY_OPACITY : 1 }]}
        onPress={press}
        disabled={disabled || isBusy}
        {...rest}
      >
        {isBusy ? loadingComponent : primaryLabelComponent}
      </TouchableOpacity>
    </View>
  );
}

const styles = StyleSheet.create({
  container: {
    flex: 1,
    flexDirection: 'row',
    justifyContent: 'center',
    alignItems: 'center',
    marginTop: 0,
    borderRadius: 8,
    overflow: 'hidden',
  },
  button: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
