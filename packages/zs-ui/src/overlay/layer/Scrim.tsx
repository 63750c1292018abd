import { Pressable, StyleSheet } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useTheme } from '../../theme/useTheme';

const FADE_DURATION_MS = 50;

/** Props of Scrim. */
export interface ScrimProps {
  isShown: boolean;
  onPress?: () => void;
  /** Accessible name as a button; without it the scrim is hidden from screen readers. */
  label?: string;
}

/** Backdrop of an overlay, which receives presses outside of its content. */
export function Scrim({ isShown, onPress, label }: ScrimProps) {
  const { palette } = useTheme();
  return (
    <Reveal
      isShown={isShown}
      duration={FADE_DURATION_MS}
      style={[StyleSheet.absoluteFill, { backgroundColor: palette.modalBgColor }]}
    >
      <Pressable
        style={StyleSheet.absoluteFill}
        onPress={onPress}
        role={label === undefined ? undefined : 'button'}
        aria-label={label}
        aria-hidden={label === undefined}
        accessible={label !== undefined}
        tabIndex={-1}
      />
    </Reveal>
  );
}
