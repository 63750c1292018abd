import { memo } from 'react';
import { View, type ViewProps } from 'react-native';
import type { ShadowLevel } from '../../theme/elevationTypes';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { RisingSurface } from './RisingSurface';
import { useSurface } from './useSurface';

/** `AnimatedWrapper`의 속성입니다. */
export interface AnimatedWrapperProps extends ViewProps {
  /** 처음 나타날 때 아래에서 올라오는 애니메이션을 사용할지 여부입니다. */
  isAnimation: boolean;
  /** 그림자 단계입니다. 애니메이션을 켜면 등장이 끝난 뒤 50밀리초 동안 나타납니다. */
  elevationLevel?: ShadowLevel;
  /** 등장 애니메이션의 시간(밀리초)입니다. */
  duration?: number;
  /** 배경색의 이름입니다. `style`의 배경색보다 우선합니다. */
  color?: ViewColorOptions;
}

/** 등장 애니메이션과 그림자가 있는 `View`입니다. `ZSView`와 `ZSPressable`이 내부에서 사용합니다. */
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
      duration={duration}
      style={surface}
      shadow={shadow}
      isFlat={elevationLevel === 0}
      {...rest}
    />
  ) : (
    <View style={[surface, shadow]} {...rest} />
  );
});
