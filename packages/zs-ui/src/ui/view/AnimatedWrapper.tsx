import { memo } from 'react';
import { View, type ViewProps } from 'react-native';
import type { ShadowLevel } from '../../theme/elevationTypes';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { RisingSurface } from './RisingSurface';
import { useSurface } from './useSurface';

/** `AnimatedWrapper`의 속성입니다. */
export interface AnimatedWrapperProps extends ViewProps {
  /** 처음 나타날 때 아래에서 떠오르게 할지 여부입니다. */
  isAnimation: boolean;
  /** 그림자 높이입니다. 떠오르는 움직임이 끝난 뒤 50밀리초 동안 나타납니다. */
  elevationLevel?: ShadowLevel;
  /** 떠오르는 시간(밀리초)입니다. */
  duration?: number;
  /** 배경색의 이름입니다. `style`의 배경색보다 먼저입니다. */
  color?: ViewColorOptions;
}

/** 처음 나타날 때 떠오르고 그림자를 갖는 면입니다. `ZSView`와 `ZSPressable`의 바탕입니다. */
export const AnimatedWrapper = memo(function AnimatedWrapper({
  isAnimation = true,
  elevationLevel = 0,
  duration = 200,
  color,
  style,
  ...rest
}: AnimatedWrapperProps) {
  const { surface, shadow } = useSurface(style, color, elevationLevel);
  return isAnimation ? (
    <RisingSurface
      {...rest}
      duration={duration}
      style={surface}
      shadow={shadow}
      isFlat={elevationLevel === 0}
    />
  ) : (
    <View {...rest} style={[surface, shadow]} />
  );
});
