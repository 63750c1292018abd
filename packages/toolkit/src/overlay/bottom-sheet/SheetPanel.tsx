import { Animated, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useFoldingState } from '../../folding/useFoldingState';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import { Z_INDEX } from '../zIndex';
import type { ShowBottomSheetProps } from './types';
import type { SheetMotion } from './useSheetMotion';

const SINGLE_SCREEN_WIDTH = 600;

/** Prevents a drag from selecting text or scrolling the page in browsers. */
const DRAG_AREA = webProps({ userSelect: 'none', touchAction: 'none' });

/** Props of SheetPanel. */
export interface SheetPanelProps {
  sheet: ShowBottomSheetProps;
  /** Height (pt) of the sheet. */
  height: number;
  motion: SheetMotion;
}

/** Panel of a bottom sheet: handle, header and content. */
export function SheetPanel({ sheet, height, motion }: SheetPanelProps) {
  const { palette } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useFoldingState();
  const { component, headerComponent, options = {} } = sheet;
  const { marginHorizontal = 10, marginBottom = 10, padding = 14 } = options;
  return (
    <Animated.View
      style={[
        styles.panel,
        {
          width: width - 2 * marginHorizontal,
          maxWidth: options.foldableSingleScreen ? SINGLE_SCREEN_WIDTH : '100%',
          height,
          marginHorizontal,
          bottom: marginBottom + insets.bottom,
          backgroundColor: palette.background.base,
        },
        motion.style,
      ]}
    >
      <View style={[styles.content, { paddingHorizontal: padding, paddingBottom: padding }]}>
        <View {...motion.panHandlers} style={DRAG_AREA}>
          <View style={[styles.handle, { paddingBottom: padding }]}>
            <View style={[styles.bar, { backgroundColor: palette.divider }]} />
          </View>
          {headerComponent}
        </View>
        {component}
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    borderRadius: 26,
    overflow: 'hidden',
    zIndex: Z_INDEX.bottomSheetPanel,
  },
  content: { width: '100%', height: '100%' },
  handle: { width: '100%', paddingTop: 10, justifyContent: 'center', alignItems: 'center' },
  bar: { width: 45, height: 3, borderRadius: 2 },
});
