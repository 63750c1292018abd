import type { ReactNode } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { FILL } from '../layer/fill';
import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart } from '../store/OverlayContext';

/** Time (ms) the loader takes to go: the fade of its scrim. */
const EXIT = 50;

const LABEL = '불러오는 중';

/** Shows the provider's loader. */
export function LoaderHost({ loaderComponent }: { loaderComponent?: () => ReactNode }) {
  const { isOpen } = useOverlayPart('loader');
  return (
    <ModalLayer kind="loader" role="status" label={LABEL} exitDuration={EXIT}>
      <Scrim isShown={isOpen} />
      <View style={styles.centre} pointerEvents="box-none">
        {isOpen &&
          (loaderComponent?.() ?? (
            // React Native's drops `aria-label`.
            <ActivityIndicator accessible accessibilityLabel={LABEL} size="large" color="#fff" />
          ))}
      </View>
    </ModalLayer>
  );
}

const styles = StyleSheet.create({
  centre: { ...FILL, alignItems: 'center', justifyContent: 'center' },
});
