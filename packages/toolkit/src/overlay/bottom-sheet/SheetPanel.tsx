import { Animated, type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useFoldingState } from '../../folding/useFoldingState';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import { Z_INDEX } from '../zIndex';
import type { BottomSheetOptions, ShowBottomSheetProps } from './types';
import type { SheetMotion } from './useSheetMotion';

const SINGLE_SCREEN_WIDTH = 600;
const RADIUS = 26;

/** Prevents a drag from selecting text or scrolling the page in browsers. */
const DRAG_AREA = webProps({ userSelect: 'none', touchAction: 'none' });

/** Props of SheetPanel. */
export interface SheetPanelProps {
  sheet: ShowBottomSheetProps;
  /** Height (pt) of the sheet; its maximum if the height is `'auto'`. */
  limit: number;
  motion: SheetMotion;
}

/** Place and corners of the panel: apart from the edges of the screen, or at its bottom. */
function usePanelPlace({ type, marginHorizontal = 10, marginBottom = 10 }: BottomSheetOptions) {
  const insets = useSafeAreaInsets();
  const { width } = useFoldingState();
  return type === 'fixed'
    ? {
        width: '100%' as const,
        bottom: 0,
        paddingBottom: insets.bottom,
        borderTopLeftRadius: RADIUS,
        borderTopRightRadius: RADIUS,
      }
    : {
        width: width - 2 * marginHorizontal,
        marginHorizontal,
        bottom: marginBottom + insets.bottom,
        paddingBottom: 0,
        borderRadius: RADIUS,
      };
}

/** Panel of a bottom sheet: handle, header and content. */
export function SheetPanel({ sheet, limit, motion }: SheetPanelProps) {
  const { palette } = useTheme();
  const { component, headerComponent, options = {} } = sheet;
  const place = usePanelPlace(options);
  const { padding = 14, height } = options;
  const isAuto = height === 'auto';
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) =>
    motion.measure(Math.round(nativeEvent.layout.height));
  return (
    <Animated.View
      onLayout={onLayout}
      style={[
        styles.panel,
        place,
        {
          height: isAuto ? undefined : limit,
          maxHeight: limit,
          maxWidth: options.foldableSingleScreen ? SINGLE_SCREEN_WIDTH : '100%',
          backgroundColor: palette.background.base,
        },
        motion.style,
      ]}
    >
      <View
        style={[
          styles.content,
          isAuto ? styles.shrunk : styles.full,
          { paddingHorizontal: padding, paddingBottom: padding },
        ]}
      >
        <View {...motion.panHandlers} style={DRAG_AREA}>
          <View style={[styles.handle, { paddingBottom: padding }]}>
            <View style={[styles.bar, { backgroundColor: palette.grey[60] }]} />
          </View>
          {headerComponent}
        </View>
        <View style={isAuto ? [styles.shrunk, styles.whole] : styles.filled}>{component}</View>
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  panel: { position: 'absolute', overflow: 'hidden', zIndex: Z_INDEX.bottomSheetPanel },
  content: { width: '100%', maxHeight: '100%' },
  full: { height: '100%' },
  filled: { flex: 1, minHeight: 0 },
  shrunk: { flexShrink: 1 },
  whole: { minHeight: 0, maxHeight: '100%' },
  handle: { width: '100%', paddingTop: 10, justifyContent: 'center', alignItems: 'center' },
  bar: { width: 45, height: 3, borderRadius: 2 },
});
