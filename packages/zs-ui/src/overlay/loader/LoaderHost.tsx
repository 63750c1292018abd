import type { ReactNode } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { FILL } from '../layer/fill';
import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart } from '../store/OverlayContext';

const EXIT_DURATION_MS = 50;

const LABEL = '불러오는 중';

/** Renders the loader of the provider. */
export function LoaderHost({ loaderComponent }: { loaderComponent?: () => ReactNode }) {
  const { isOpen } = useOverlayPart('loader');
  return (
    <ModalLayer kind="loader" role="status" label={LABEL} exitDuration={EXIT_DURATION_MS}>
      <Scrim isShown={isOpen} />
      <View style={styles.centre} pointerEvents="box-none">
        {isOpen &&
          (loaderComponent?.() ?? (
            // React Native's ActivityIndicator ignores `aria-label` (0.86).
            <ActivityIndicator accessible accessibilityLabel={LABEL} size="large" color="#fff" />
          ))}
      </View>
    </ModalLayer>
  );
}

const styles = StyleSheet.create({
  centre: { ...FILL, alignItems: 'center', justifyContent: 'center' },
});
