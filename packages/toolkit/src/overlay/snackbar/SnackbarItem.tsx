import { type ReactNode, useEffect } from 'react';
import { StyleSheet, TouchableOpacity, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useTheme } from '../../theme/useTheme';
import { ZSText } from '../../ui/text/ZSText';
import type { CustomSnackbarProps } from './types';
import type { SnackEntry } from './useSnackbars';

const DURATION_MS = 250;

/** Props of SnackbarItem. */
export interface SnackbarItemProps {
  entry: SnackEntry;
  isShown: boolean;
  /** Closes all snackbars of an index. */
  hide: (index: number) => void;
  customSnackbar: ((props: CustomSnackbarProps) => ReactNode) | undefined;
}

/** A snackbar: closes after its duration, or when it is pressed. */
export function SnackbarItem({ entry, isShown, hide, customSnackbar }: SnackbarItemProps) {
  const { index, message, type, snackbarDuration } = entry;

  useEffect(() => {
    const timer = setTimeout(() => hide(index), snackbarDuration);
    return () => clearTimeout(timer);
  }, [hide, index, snackbarDuration]);

  return (
    <Reveal
      isShown={isShown}
      from="above"
      duration={DURATION_MS}
      pointerEvents={isShown ? undefined : 'none'}
      style={styles.item}
    >
      <TouchableOpacity style={styles.target} activeOpacity={1} onPress={() => hide(index)}>
        {customSnackbar ? (
          customSnackbar({ snackType: type, snackMessage: message })
        ) : (
          <BuiltInSnackbar message={message} isError={type === 'error'} />
        )}
      </TouchableOpacity>
    </Reveal>
  );
}

function BuiltInSnackbar({ message, isError }: { message: string; isError: boolean }) {
  const { palette } = useTheme();
  const backgroundColor = isError ? palette.background.danger : palette.background.success;
  return (
    <View style={[styles.bar, { backgroundColor }]}>
      <View style={styles.message}>
        <ZSText>{message}</ZSText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  item: { width: '96%', marginTop: 8 },
  target: { width: '100%', borderRadius: 16 },
  bar: {
    width: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: 16,
    paddingHorizontal: 10,
    paddingVertical: 18,
  },
  message: { flex: 1, flexDirection: 'column', marginLeft: 10 },
});
