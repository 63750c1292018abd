import { memo } from 'react';
import { type StyleProp, StyleSheet, View, type ViewProps, type ViewStyle } from 'react-native';
import type { ViewColorOptions } from '../../theme/tokenTypes';
import { useTheme } from '../../theme/useTheme';
import { ZSView } from '../view/ZSView';
import { Shimmer, WINDOW_WIDTH } from './Shimmer';

/** `ZSSkeletonBox`의 속성입니다. `View`의 속성은 바깥 `View`에 전달됩니다. */
export interface ZSSkeletonBoxProps extends ViewProps {
  /** 상자의 높이(pt)입니다. `style`의 높이보다 우선합니다. */
  height: number;
  /** 배경색의 이름입니다. */
  color?: ViewColorOptions;
  /**
   * 시머(shimmer) 효과의 색입니다.
   * @default palette.background.layer1
   */
  overlayColor?: string;
  /** 바깥 `View`의 스타일입니다. 너비를 지정하지 않으면 부모를 채웁니다. */
  style?: StyleProp<ViewStyle>;
}

/** 내용이 놓일 자리를 나타내는 상자입니다. 표시되는 동안 시머 효과가 계속됩니다. */
export const ZSSkeletonBox = memo(function ZSSkeletonBox({
  height,
  color = 'neutral',
  overlayColor,
  style,
  ...rest
}: ZSSkeletonBoxProps) {
  const { layer1 } = useTheme().palette.background;
  return (
    <View style={[styles.full, style, { height, overflow: 'hidden' }]} {...rest}>
      <ZSView color={color} style={[styles.box, { width: WINDOW_WIDTH, height }]}>
        <Shimmer color={overlayColor || layer1} centerOpacity={0.7} />
      </ZSView>
    </View>
  );
});

const styles = StyleSheet.create({ full: { width: '100%' }, box: { overflow: 'hidden' } });
