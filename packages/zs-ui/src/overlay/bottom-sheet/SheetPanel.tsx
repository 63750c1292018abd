import { Animated, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useFoldingState } from '../../folding/useFoldingState';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { Z_INDEX } from '../zIndex';
import { SheetHandle } from './SheetHandle';
import type { ShowBottomSheetProps } from './types';
import { useSheetDrag } from './useSheetDrag';
import { useSheetMotion } from './useSheetMotion';

const DEFAULT_HEIGHT = 300;
/** Minimum margins (pt) above and below the sheet together, besides the safe area. */
const VERTICAL_MARGINS = 30;
const SINGLE_SCREEN_WIDTH = 600;

/** Prevents a drag from selecting text or scrolling the page in browsers. */
const DRAG_AREA = webProps({ userSelect: 'none', touchAction: 'none' });

/** Panel of a bottom sheet: handle, header and content. */
export function SheetPanel({ sheet }: { sheet: ShowBottomSheetProps }) {
  const { close } = useOverlayStore();
  const { isOpen, id } = useOverlayPart('bottomSheet');
  const { palette } = useTheme();
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const folding = useFoldingState();
  const { component, headerComponent, options = {} } = sheet;
  const { marginHorizontal = 10, marginBottom = 10, padding = 14 } = options;

  const maxHeight = window.height - VERTICAL_MARGINS - insets.top - insets.bottom;
  const height = Math.min(options.height || DEFAULT_HEIGHT, maxHeight);
  const maxWidth = options.foldableSingleScreen ? SINGLE_SCREEN_WIDTH : folding.width;
  const closeThis = () => close('bottomSheet', id);
  const drag = useSheetDrag(height, closeThis);
  const translateY = useSheetMotion(isOpen, id, height, drag);

  return (
    <Animated.View
      style={[
        styles.panel,
        {
          height,
          width: Math.min(folding.width, maxWidth) - 2 * marginHorizontal,
          bottom: marginBottom + insets.bottom,
          backgroundColor: palette.background.base,
          paddingBottom: padding,
          transform: [{ translateX: drag.x }, { translateY }, { scale: drag.scale }],
        },
      ]}
    >
      <View style={DRAG_AREA}>
        <SheetHandle gapBelow={padding} pull={drag.handle} onPress={drag.pressHandle} />
        {headerComponent !== undefined && (
          <View {...drag.header} style={{ paddingHorizontal: padding }}>
            {headerComponent}
          </View>
        )}
      </View>
      <View style={[styles.content, { paddingHorizontal: padding }]}>{component}</View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  panel: {
    position: 'absolute',
    alignSelf: 'center',
    borderRadius: 26,
    overflow: 'hidden',
    zIndex: Z_INDEX.bottomSheetPanel,
  },
  content: { flex: 1 },
});
