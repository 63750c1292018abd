import { Pressable, StyleSheet } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useTheme } from '../../theme/useTheme';

/** Fade (ms) of the scrim, in and out. */
const SCRIM_FADE = 50;

/** Props of Scrim. */
export interface ScrimProps {
  isShown: boolean;
  onPress?: () => void;
  /** Names the scrim as a button for screen readers; without it they do not meet it. */
  label?: string;
}

/** Darkens what is behind an overlay and takes the presses beside it. */
export function Scrim({ isShown, onPress, label }: ScrimProps) {
  const { palette } = useTheme();
  return (
    <Reveal
      isShown={isShown}
      duration={SCRIM_FADE}
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
