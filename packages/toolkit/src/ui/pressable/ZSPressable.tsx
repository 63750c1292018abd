import { memo, useRef } from 'react';
import { Animated, Pressable, StyleSheet, View, type ViewProps } from 'react-native';
import { usePressScale } from '../../motion/usePressScale';
import type { ShadowLevel } from '../../theme/elevationTypes';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { AnimatedWrapper } from '../view/AnimatedWrapper';

/** Time (ms) after a press, or a long press, in which both are ignored. */
const DEBOUNCE_MS = 300;
const BLOCKED_OPACITY = 0.55;

/** `ZSPressable`의 속성입니다. `style`과 `children` 외의 `View` 속성은 안쪽 `Pressable`에 전달됩니다. */
export interface ZSPressableProps extends ViewProps {
  /** 눌렀을 때 호출할 함수입니다. */
  // biome-ignore lint/suspicious/noExplicitAny: same as the published type.
  onPress?: (value?: any) => void;
  /** 0.5초 이상 눌렀을 때 호출할 함수입니다. */
  // biome-ignore lint/suspicious/noExplicitAny: same as the published type.
  onLongPress?: (value?: any) => void;
  /** 누르는 동안 뒤에 표시되는 배경색입니다. 내용의 배경색이 불투명하면 가장자리에만 보입니다. */
  pressedBackgroundColor?: string;
  /** 누르는 동안 표시되는 배경의 모서리 반지름(pt)입니다. */
  pressedBackgroundBorderRadius?: number;
  /** 처음 나타날 때 200밀리초 동안 올라오는 애니메이션을 사용할지 여부입니다. 누를 때 작아지는 애니메이션(0.96배, 100밀리초)은 끌 수 없습니다. */
  isAnimation?: boolean;
  /** 그림자 단계입니다. 생략하면 0과 같습니다. 1 이상이고 `color`가 없으면 배경색이 `background.base`가 됩니다. */
  elevationLevel?: ShadowLevel;
  /** 부모의 너비를 모두 채울지 여부입니다. */
  fullWidth?: boolean;
  /** 배경색의 이름입니다. `style`의 배경색보다 우선합니다. */
  color?: ViewColorOptions;
  /** 작업 중인지 여부입니다. `disabled`와 똑같이 누를 수 없고 흐려지며, 진행 표시는 없습니다. */
  isLoading?: boolean;
  /** 비활성화할지 여부입니다. 누를 수 없고 불투명도가 0.55가 됩니다. */
  disabled?: boolean;
}

/** 누르면 조금 작아지고 뒤에 배경색이 표시되는 컴포넌트입니다. `style`과 `children`은 안쪽 `View`에 적용됩니다. */
export const ZSPressable = memo(function ZSPressable({
  onPress,
  onLongPress,
  pressedBackgroundColor = 'rgba(180, 180, 180, 0.1)',
  pressedBackgroundBorderRadius = 16,
  isAnimation = true,
  elevationLevel,
  fullWidth = false,
  color,
  isLoading = false,
  disabled = false,
  style,
  children,
  ...rest
}: ZSPressableProps) {
  const scale = usePressScale();
  const lastPressAt = useRef(0);
  const isBlocked = isLoading || disabled;
  const debounced = (callback?: () => void) => () => {
    const now = Date.now();
    if (now - lastPressAt.current >= DEBOUNCE_MS && !isBlocked) {
      lastPressAt.current = now;
      callback?.();
    }
  };
  return (
    <View style={[fullWidth && styles.fullWidth, { opacity: isBlocked ? BLOCKED_OPACITY : 1 }]}>
      <Pressable
        {...rest}
        onPress={debounced(onPress)}
        // Given without `onLongPress` too, as in the published version: a press that is held is lost.
        onLongPress={debounced(onLongPress)}
        onPressIn={scale.onPressIn}
        onPressOut={scale.onPressOut}
        disabled={isBlocked}
        style={({ pressed }) => ({
          backgroundColor: pressed ? pressedBackgroundColor : 'transparent',
          borderRadius: pressedBackgroundBorderRadius,
        })}
      >
        <Animated.View style={scale.style}>
          <AnimatedWrapper
            isAnimation={isAnimation}
            elevationLevel={elevationLevel}
            color={color}
            style={style}
          >
            {children}
          </AnimatedWrapper>
        </Animated.View>
      </Pressable>
    </View>
  );
});

const styles = StyleSheet.create({ fullWidth: { width: '100%' } });
