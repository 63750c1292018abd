import { type ReactNode, useEffect } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { announce } from '../../platform/announce';
import { useTheme } from '../../theme/useTheme';
import { ZSText } from '../../ui/text/ZSText';
import { useOverlayStore } from '../store/OverlayContext';
import type { SnackEntry } from '../store/state';
import type { CustomSnackbarProps } from './types';

const EXIT_DURATION_MS = 300;

/** Props of SnackbarItem. */
export interface SnackbarItemProps {
  entry: SnackEntry;
  customSnackbar?: (props: CustomSnackbarProps) => ReactNode;
}

/** A snackbar: closes after its duration, or when it is pressed. */
export function SnackbarItem({ entry, customSnackbar }: SnackbarItemProps) {
  const { snackbars } = useOverlayStore();
  const { key, message, type, snackbarDuration, isExiting } = entry;
  const isReduced = useReducedMotion();

  useEffect(() => announce(message), [message]);

  useEffect(() => {
    const timer = setTimeout(() => snackbars.close(key), snackbarDuration);
    return () => clearTimeout(timer);
  }, [snackbars, key, snackbarDuration]);

  useEffect(() => {
    if (isExiting) {
      const timer = setTimeout(() => snackbars.remove(key), isReduced ? 0 : EXIT_DURATION_MS);
      return () => clearTimeout(timer);
    }
  }, [snackbars, key, isExiting, isReduced]);

  const isCustom = customSnackbar !== undefined;
  return (
    <Reveal isShown={!isExiting} from="above" style={styles.item}>
      <Pressable
        onPress={() => snackbars.close(key)}
        // A custom snackbar may contain controls, which a button must not contain.
        role={isCustom ? undefined : 'button'}
        accessible={!isCustom}
        tabIndex={isCustom ? -1 : 0}
        accessibilityHint="누르면 닫힙니다"
      >
        <View
          role={type === 'error' ? 'alert' : undefined}
          accessibilityLiveRegion={type === 'error' ? 'assertive' : undefined}
        >
          {customSnackbar?.({ snackType: type, snackMessage: message }) ?? (
            <BuiltInSnackbar message={message} isError={type === 'error'} />
          )}
        </View>
      </Pressable>
    </Reveal>
  );
}

function BuiltInSnackbar({ message, isError }: { message: string; isError: boolean }) {
  const { palette } = useTheme();
  const backgroundColor = isError ? palette.background.danger : palette.background.success;
  return (
    <View style={[styles.bar, { backgroundColor }]}>
      <ZSText>{message}</ZSText>
    </View>
  );
}

const styles = StyleSheet.create({
  item: { width: '96%', marginTop: 8 },
  bar: {
    minHeight: 44,
    justifyContent: 'center',
    borderRadius: 16,
    paddingHorizontal: 18,
    paddingVertical: 10,
  },
});
