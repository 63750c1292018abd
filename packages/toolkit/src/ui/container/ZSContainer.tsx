import { useEffect, useImperativeHandle } from 'react';
import { StatusBar, StyleSheet, useWindowDimensions, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { useFoldingState } from '../../folding/useFoldingState';
import { useTheme } from '../../theme/useTheme';
import { ContainerPane } from './ContainerPane';
import type { ZSContainerProps, ZSContainerRef } from './types';
import { useKeyboardScroll } from './useKeyboardScroll';

/** Tint of the space beside a narrowed screen. */
const TINT = '#00000009';

/** 화면 컨테이너입니다. 안전 영역, 스크롤, 키보드, 폴더블의 화면 나누기를 처리합니다. */
export function ZSContainer({
  edges = ['bottom'],
  scrollViewDisabled = false,
  topComponent,
  bottomComponent,
  rightComponent,
  dividerLineComponent,
  foldableSingleScreen,
  unfoldedSinglePaneMaxWidth,
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
  const { palette, foldable } = useTheme();
  const { height: windowHeight } = useWindowDimensions();
  const { base } = palette.background;
  const { foldingState, width } = useFoldingState();
  const { keyboardHeight, panes, onTouched } = useKeyboardScroll(
    scrollToFocusedInput,
    keyboardScrollExtraOffset,
    windowHeight,
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

  const isUnfolded = foldingState === 'unfolded';
  const isSplit = isUnfolded && !foldableSingleScreen && hasRight;
  const isSingle = foldableSingleScreen || (isUnfolded && !hasRight);
  const singleWidth = unfoldedSinglePaneMaxWidth ?? foldable.unfoldedSinglePaneMaxWidth;
  const maxWidth =
    isSingle && typeof singleWidth === 'number' ? Math.min(width, singleWidth) : '100%';
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
