import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { webProps } from '../../platform/webProps';
import { LAYERS } from '../layers';
import { useOverlayPart } from '../store/OverlayContext';
import { SnackbarItem } from './SnackbarItem';
import type { CustomSnackbarProps } from './types';

/** Props of SnackbarHost. */
export interface SnackbarHostProps {
  customSnackbar?: (props: CustomSnackbarProps) => ReactNode;
}

/**
 * Stacks the provider's snackbars under the safe area, newest last.
 * It stays while empty, as screen readers only announce what enters a region they know.
 */
export function SnackbarHost({ customSnackbar }: SnackbarHostProps) {
  const snackbars = useOverlayPart('snackbars');
  const { top } = useSafeAreaInsets();
  return (
    <View
      role="status"
      aria-live="polite"
      {...webProps({ 'aria-atomic': false })}
      pointerEvents="box-none"
      style={[styles.host, { top }]}
    >
      {snackbars.map((entry) => (
        <SnackbarItem key={entry.key} entry={entry} customSnackbar={customSnackbar} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  host: { position: 'absolute', left: 0, right: 0, alignItems: 'center', zIndex: LAYERS.snack },
});
