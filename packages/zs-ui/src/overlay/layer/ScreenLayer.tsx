import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Z_INDEX } from '../zIndex';
import { useInert } from './useInert';
import { useIsCovered } from './useIsCovered';

/** The screen of the app, inert while a modal overlay is open. */
export function ScreenLayer({ children }: { children: ReactNode }) {
  const { ref, inertProps } = useInert(useIsCovered(Z_INDEX.screen));
  return (
    <View ref={ref} {...inertProps} style={styles.screen}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
