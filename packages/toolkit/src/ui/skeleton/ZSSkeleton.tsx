import { memo, type ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewProps, type ViewStyle } from 'react-native';
import { useTheme } from '../../theme/useTheme';
import { Shimmer } from './Shimmer';

/** `ZSSkeleton`의 속성입니다. `style`과 `View`의 속성은 불러오는 동안에만 적용됩니다. */
export interface ZSSkeletonProps extends ViewProps {
  /** 불러오는 중인지 여부입니다. 생략하면 `children`만 표시합니다. */
  isFetching?: boolean;
  /** 감싸는 내용입니다. 불러오는 동안 가려지지 않고 흐리게 표시됩니다. */
  children?: ReactNode;
  /**
   * 시머(shimmer) 효과의 색입니다.
   * @default palette.background.base
   */
  overlayColor?: string;
  /** 불러오는 동안 감싸는 `View`의 스타일입니다. */
  style?: StyleProp<ViewStyle>;
}

/** 불러오는 동안 내용을 흐리게 하고 그 위로 시머 효과를 표시합니다. `isFetching`이 바뀌면 내용이 다시 마운트됩니다. */
export const ZSSkeleton = memo(function ZSSkeleton({
  isFetching,
  children,
  overlayColor,
  style,
  ...rest
}: ZSSkeletonProps) {
  const { base } = useTheme().palette.background;
  if (!isFetching) {
    return children;
  }
  return (
    <View style={[style, styles.clip]} {...rest}>
      <View style={styles.content}>
        {children}
        <Shimmer color={overlayColor || base} centerOpacity={0.6} />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  clip: { overflow: 'hidden' },
  content: { overflow: 'hidden', opacity: 0.6, width: '100%' },
});
