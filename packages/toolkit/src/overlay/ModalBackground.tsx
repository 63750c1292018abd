import type { ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { Reveal } from '../motion/Reveal';
import { usePresence } from '../motion/usePresence';
import { useTheme } from '../theme/useTheme';

const FADE_DURATION_MS = 50;

const ignorePress = () => undefined;

/** Props of ModalBackground. */
export interface ModalBackgroundProps {
  isShown: boolean;
  zIndex: number;
  /** False leaves the position to the content. */
  isCentred?: boolean;
  /** Called by a press outside of the content. */
  onPress?: () => void;
  children: ReactNode;
}

/** Dimmed layer over the whole screen, with the content of an overlay. */
export function ModalBackground({
  isShown,
  zIndex,
  isCentred = true,
  onPress = ignorePress,
  children,
}: ModalBackgroundProps) {
  const { modalBgColor } = useTheme().palette;
  const isPresent = usePresence(isShown, FADE_DURATION_MS);
  if (!isPresent) {
    return null;
  }
  return (
    <Reveal
      isShown={isShown}
      duration={FADE_DURATION_MS}
      pointerEvents={isShown ? undefined : 'none'}
      style={[styles.layer, { backgroundColor: modalBgColor, zIndex }, isCentred && styles.centred]}
    >
      <Pressable style={styles.outside} onPress={onPress} />
      {children}
    </Reveal>
  );
}

const fill = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;

const styles = StyleSheet.create({
  layer: fill,
  centred: { justifyContent: 'center', alignItems: 'center' },
  outside: { ...fill, width: '100%', height: '100%' },
});
