import { memo } from 'react';
import type { ViewProps } from 'react-native';
import type { ShadowLevel } from '../../theme/elevationTypes';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { useTheme } from '../../theme/useTheme';
import { AnimatedWrapper } from './AnimatedWrapper';

/** `ZSView`의 속성입니다. */
export interface ZSViewProps extends ViewProps {
  /** 처음 나타날 때 200밀리초 동안 올라오는 애니메이션을 사용할지 여부입니다. */
  isAnimation?: boolean;
  /** 그림자 단계입니다. 1 이상이고 `color`가 없으면 배경색이 `background.base`가 됩니다. */
  elevationLevel?: ShadowLevel;
  /** 배경색의 이름입니다. `style`의 배경색보다 우선하며, 생략하면 `background.base`입니다. */
  color?: ViewColorOptions;
}

/** 테마의 배경색과 그림자를 적용한 `View`입니다. */
export const ZSView = memo(function ZSView({
  isAnimation = false,
  elevationLevel = 0,
  color,
  style,
  ...rest
}: ZSViewProps) {
  const { base } = useTheme().palette.background;
  return (
    <AnimatedWrapper
      color={color}
      isAnimation={isAnimation}
      elevationLevel={elevationLevel}
      style={[{ backgroundColor: base }, style]}
      {...rest}
    />
  );
});
