import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { LAYERS } from '../layers';
import { useInert } from './useInert';
import { useIsCovered } from './useIsCovered';

/** The app's own screen, out of reach while an overlay holds the screen. */
export function ScreenLayer({ children }: { children: ReactNode }) {
  const { ref, inertProps } = useInert(useIsCovered(LAYERS.screen));
  return (
    <View ref={ref} {...inertProps} style={styles.screen}>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
