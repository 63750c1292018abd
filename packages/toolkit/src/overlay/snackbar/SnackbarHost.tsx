import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLeaving } from '../../motion/useLeaving';
import { Z_INDEX } from '../zIndex';
import { SnackbarItem } from './SnackbarItem';
import type { CustomSnackbarProps } from './types';
import type { SnackEntry } from './useSnackbars';

const EXIT_DURATION_MS = 250;

/** Props of SnackbarHost. */
export interface SnackbarHostProps {
  entries: readonly SnackEntry[];
  /** Closes all snackbars of an index. */
  hide: (index: number) => void;
  customSnackbar?: (props: CustomSnackbarProps) => ReactNode;
}

/** Stacks the snackbars of the provider below the safe area, newest last. */
export function SnackbarHost({ entries, hide, customSnackbar }: SnackbarHostProps) {
  const { top } = useSafeAreaInsets();
  const drawn = useLeaving(entries, ({ key }) => key, EXIT_DURATION_MS);
  if (drawn.length === 0) {
    return null;
  }
  return (
    <View style={[styles.host, { paddingTop: top }]}>
      {drawn.map(({ item, isShown }) => (
        <SnackbarItem
          key={item.key}
          entry={item}
          isShown={isShown}
          hide={hide}
          customSnackbar={customSnackbar}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  host: { position: 'absolute', width: '100%', alignItems: 'center', zIndex: Z_INDEX.snack },
});
