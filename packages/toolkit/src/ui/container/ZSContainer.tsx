import { useEffect, useImperativeHandle } from 'react';
import { StatusBar, StyleSheet, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { useFoldingState } from '../../folding/useFoldingState';
import { useTheme } from '../../theme/useTheme';
import { ContainerPane } from './ContainerPane';
import type { ZSContainerProps, ZSContainerRef } from './types';
import { useKeyboardScroll } from './useKeyboardScroll';

const SINGLE_SCREEN_WIDTH = 600;
/** Tint of the space beside a narrowed screen. */
const TINT = '#00000009';

/** 화면 컨테이너입니다. 안전 영역, 스크롤, 키보드, 폴더블의 화면 나누기를 처리합니다. */
export function ZSContainer({
  edges = ['top', 'bottom'],
  scrollViewDisabled = false,
  topComponent,
  bottomComponent,
  rightComponent,
  dividerLineComponent,
  foldableSingleScreen,
  showsVerticalScrollIndicator = true,
  scrollToFocusedInput = true,
  keyboardScrollExtraOffset = 30,
  onScroll,
  scrollEventThrottle = 16,
  barStyle,
  statusBarColor,
  translucent,
  backgroundColor,
  style,
  children,
  ref,
}: ZSContainerProps) {
  const { palette, dimensions } = useTheme();
  const { base } = palette.background;
  const { foldingState, width } = useFoldingState();
  const { keyboardHeight, panes, onTouched } = useKeyboardScroll(
    scrollToFocusedInput,
    keyboardScrollExtraOffset,
    dimensions.height,
  );
  useImperativeHandle(ref, () => panes.left.scroll as ZSContainerRef, [scrollViewDisabled]);
  const hasRight = Boolean(rightComponent);
  const isMisused = foldableSingleScreen && (hasRight || Boolean(dividerLineComponent));
  useEffect(() => {
    if (isMisused) {
      console.error(
        '[ZSContainer] foldableSingleScreen일 때는 rightComponent/dividerLineComponent를 사용할 수 없습니다.',
      );
    }
  }, [isMisused, rightComponent, dividerLineComponent]);

  const isSplit = foldingState === 'unfolded' && !foldableSingleScreen && hasRight;
  const maxWidth = foldableSingleScreen ? Math.min(width, SINGLE_SCREEN_WIDTH) : '100%';
  const paneOf = (pane: typeof panes.left) => ({
    pane,
    onTouched: onTouched(pane),
    isScrollDisabled: scrollViewDisabled,
    keyboardSpace: keyboardHeight,
    contentStyle: style,
    showsVerticalScrollIndicator,
    onScroll,
    scrollEventThrottle,
  });
  return (
    <SafeAreaView style={[{ backgroundColor: backgroundColor || base }, styles.fill]} edges={edges}>
      <View style={[styles.fill, { backgroundColor: TINT }]}>
        <View style={[styles.fill, { maxWidth, alignSelf: 'center', backgroundColor: base }]}>
          {topComponent}
          <View style={[styles.fill, styles.row]}>
            <View style={styles.pane}>
              <ContainerPane {...paneOf(panes.left)}>{children}</ContainerPane>
            </View>
            {isSplit && dividerLineComponent}
            {isSplit && (
              <View style={styles.pane}>
                <ContainerPane {...paneOf(panes.right)}>{rightComponent}</ContainerPane>
              </View>
            )}
          </View>
          {bottomComponent}
        </View>
      </View>
      {Boolean(barStyle || statusBarColor || translucent) && (
        <StatusBar
          barStyle={barStyle}
          backgroundColor={statusBarColor || base}
          translucent={translucent}
        />
      )}
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, width: '100%' },
  pane: { flex: 1 },
  row: { flexDirection: 'row' },
});
