import { useEffect } from 'react';
import { Animated, StyleSheet, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useFoldingState } from '../../folding/useFoldingState';
import { colorStatusBar } from '../../platform/statusBar';
import { useTheme } from '../../theme/useTheme';
import { FILL } from '../layer/fill';
import { useOverlayPart } from '../store/OverlayContext';
import { Z_INDEX } from '../zIndex';
import type { ModalityProps } from './types';
import { PANEL_GAP, useModalityMotion } from './useModalityMotion';

const SINGLE_SCREEN_WIDTH = 600;

/** Backdrop, the panel that shrinks behind it, and the panel with the content. */
export function ModalityPanels({ modality }: { modality: ModalityProps }) {
  const { isOpen, id } = useOverlayPart('modal');
  const { background } = useTheme().palette;
  const { top, bottom } = useSafeAreaInsets();
  const window = useWindowDimensions();
  const folding = useFoldingState();
  const motion = useModalityMotion(isOpen, id);
  const singleWidth = Math.min(folding.width, SINGLE_SCREEN_WIDTH);

  useEffect(() => {
    colorStatusBar(isOpen ? background.neutral : background.base);
  }, [isOpen, background]);

  return (
    <>
      <Animated.View
        style={[styles.backdrop, { backgroundColor: background.neutral }, motion.backdrop]}
      />
      <Animated.View
        style={[styles.backPanel, { backgroundColor: background.layer2 }, motion.backPanel]}
      />
      <Animated.View
        style={[
          styles.panel,
          {
            top: top + PANEL_GAP,
            height: window.height - top - PANEL_GAP,
            width: modality.foldableSingleScreen ? singleWidth : '100%',
            paddingBottom: bottom,
            backgroundColor: background.base,
          },
          motion.panel,
        ]}
      >
        {modality.component}
      </Animated.View>
    </>
  );
}

const styles = StyleSheet.create({
  backdrop: { ...FILL, zIndex: Z_INDEX.modalBackdrop },
  backPanel: { ...FILL, zIndex: Z_INDEX.modalBackPanel },
  panel: {
    position: 'absolute',
    alignSelf: 'center',
    borderTopLeftRadius: 16,
    borderTopRightRadius: 16,
    overflow: 'hidden',
    paddingTop: 10,
    zIndex: Z_INDEX.modalPanel,
  },
});
