import { memo } from 'react';
import { Animated, Pressable, StyleSheet, View, type ViewProps } from 'react-native';
import { usePressScale } from '../../motion/usePressScale';
import type { ShadowLevel } from '../../theme/elevationTypes';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { AnimatedWrapper } from '../view/AnimatedWrapper';

/** `ZSPressable`의 속성입니다. */
export interface ZSPressableProps extends ViewProps {
  /** 눌렀을 때 호출할 함수입니다. */
  // biome-ignore lint/suspicious/noExplicitAny: same as the published type.
  onPress?: (value?: any) => void;
  /** 길게 눌렀을 때 호출할 함수입니다. */
  // biome-ignore lint/suspicious/noExplicitAny: same as the published type.
  onLongPress?: (value?: any) => void;
  /** 누르는 동안 뒤에 표시되는 배경색입니다. 내용의 배경색이 불투명하면 보이지 않습니다. */
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
  style,
  children,
}: ZSPressableProps) {
  const scale = usePressScale();
  return (
    <View style={fullWidth && styles.fullWidth}>
      <Pressable
        onPress={onPress}
        onLongPress={onLongPress}
        onPressIn={scale.onPressIn}
        onPressOut={scale.onPressOut}
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
