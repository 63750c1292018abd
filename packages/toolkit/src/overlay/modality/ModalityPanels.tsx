import { Animated, StatusBar, StyleSheet } from 'react-native';
import { initialWindowMetrics, useSafeAreaInsets } from 'react-native-safe-area-context';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import { ZSView } from '../../ui/view/ZSView';
import { Z_INDEX } from '../zIndex';
import type { ModalityProps } from './types';
import { type ModalityMotion, WINDOW_HEIGHT } from './useModalityMotion';

const SINGLE_SCREEN_WIDTH = 600;

/** Yoga stretches an absolute view between its insets; browsers shrink it to be centred. */
const STRETCHED = webProps({ alignSelf: 'auto' });

/** Props of ModalityPanels. */
export interface ModalityPanelsProps {
  modality: ModalityProps;
  isOpen: boolean;
  motion: ModalityMotion;
}

/** Backdrop, the panel that shrinks behind it, and the panel with the content. */
export function ModalityPanels({ modality, isOpen, motion }: ModalityPanelsProps) {
  const { background } = useTheme().palette;
  const insets = useSafeAreaInsets();
  const maxWidth = modality.foldableSingleScreen ? SINGLE_SCREEN_WIDTH : '100%';
  return (
    <Animated.View
      style={[styles.backdrop, STRETCHED, { backgroundColor: background.neutral }, motion.backdrop]}
    >
      <StatusBar backgroundColor={isOpen ? background.neutral : background.base} />
      <Animated.View
        style={[
          styles.backPanel,
          { backgroundColor: background.layer2, height: WINDOW_HEIGHT, maxWidth },
          motion.backPanel,
        ]}
      />
      <Animated.View
        style={[
          styles.panel,
          {
            height: WINDOW_HEIGHT - insets.top,
            paddingBottom: initialWindowMetrics?.insets.bottom || insets.bottom,
            backgroundColor: background.base,
            maxWidth,
          },
          motion.panel,
        ]}
      >
        <ZSView style={styles.content}>{modality.component}</ZSView>
      </Animated.View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  backdrop: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignSelf: 'center',
    zIndex: Z_INDEX.modalBackdrop,
  },
  backPanel: {
    position: 'absolute',
    width: '100%',
    justifyContent: 'center',
    alignItems: 'center',
    alignSelf: 'center',
    zIndex: Z_INDEX.modalBackPanel,
  },
  panel: {
    position: 'absolute',
    width: '100%',
    alignSelf: 'center',
    borderTopLeftRadius: 16,
    borderTopRightRadius: 16,
    overflow: 'hidden',
    zIndex: Z_INDEX.modalPanel,
  },
  content: { flex: 1, width: '100%', paddingTop: 10, zIndex: Z_INDEX.modalContent },
});
