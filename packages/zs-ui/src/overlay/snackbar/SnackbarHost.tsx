import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { webProps } from '../../platform/webProps';
import { useOverlayPart } from '../store/OverlayContext';
import { Z_INDEX } from '../zIndex';
import { SnackbarItem } from './SnackbarItem';
import type { CustomSnackbarProps } from './types';

/** Props of SnackbarHost. */
export interface SnackbarHostProps {
  customSnackbar?: (props: CustomSnackbarProps) => ReactNode;
}

/**
 * Stacks the snackbars of the provider below the safe area, newest last. It is a live region and stays
 * mounted while it is empty: screen readers only announce changes of a region that existed before.
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
  host: { position: 'absolute', left: 0, right: 0, alignItems: 'center', zIndex: Z_INDEX.snack },
});
