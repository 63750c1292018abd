import { useEffect } from 'react';
import { StatusBar, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useFoldingState } from '../../folding/useFoldingState';
import { useTheme } from '../../theme/useTheme';
import { ContainerPane } from './ContainerPane';
import type { ZSContainerProps } from './types';
import { useKeyboardScroll } from './useKeyboardScroll';

const SINGLE_SCREEN_WIDTH = 600;
/** Tint of the safe area, and of the space beside a narrowed screen. */
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
  ...rest
}: ZSContainerProps) {
  const { base } = useTheme().palette.background;
  const insets = useSafeAreaInsets();
  const folding = useFoldingState();
  const keyboard = useKeyboardScroll(scrollToFocusedInput, keyboardScrollExtraOffset);
  const hasRight = rightComponent !== undefined && rightComponent !== null;
  const isSplit = folding.foldingState === 'unfolded' && !foldableSingleScreen && hasRight;
  const isMisused = foldableSingleScreen === true && (hasRight || dividerLineComponent != null);
  useEffect(() => {
    if (isMisused) {
      console.error(
        'ZSContainer: foldableSingleScreen을 켜면 rightComponent와 dividerLineComponent는 표시되지 않습니다. 둘 중 하나만 사용하세요.',
      );
    }
  }, [isMisused]);

  const paneProps = {
    isScrollDisabled: scrollViewDisabled,
    keyboardSpace: keyboard.keyboardHeight,
    contentStyle: style,
    onTouched: keyboard.rememberTouch,
    showsVerticalScrollIndicator,
    onScroll,
    scrollEventThrottle,
  };
  const inset = (edge: 'top' | 'right' | 'bottom' | 'left') =>
    edges.includes(edge) ? insets[edge] : 0;
  return (
    <View
      {...rest}
      style={[
        styles.fill,
        {
          backgroundColor: backgroundColor ?? base,
          paddingTop: inset('top'),
          paddingRight: inset('right'),
          paddingBottom: inset('bottom'),
          paddingLeft: inset('left'),
        },
      ]}
    >
      {Boolean(barStyle || statusBarColor || translucent) && (
        <StatusBar
          barStyle={barStyle}
          backgroundColor={statusBarColor ?? base}
          translucent={translucent}
        />
      )}
      <View style={[styles.fill, { backgroundColor: TINT }]}>
        <View
          style={[
            styles.column,
            { backgroundColor: base },
            foldableSingleScreen && { maxWidth: Math.min(folding.width, SINGLE_SCREEN_WIDTH) },
          ]}
        >
          {topComponent}
          <View style={styles.row}>
            <ContainerPane {...paneProps} scrollRef={ref}>
              {children}
            </ContainerPane>
            {isSplit && dividerLineComponent}
            {isSplit && <ContainerPane {...paneProps}>{rightComponent}</ContainerPane>}
          </View>
          {bottomComponent}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  column: { flex: 1, width: '100%', alignSelf: 'center' },
  row: { flex: 1, flexDirection: 'row' },
});
