import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { FILL } from '../layer/fill';
import { useInert } from '../layer/useInert';
import { useIsCovered } from '../layer/useIsCovered';
import { LAYERS } from '../layers';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { removePortal } from '../store/portals';
import type { PortalEntry } from '../store/state';

/** Time (ms) a portal's children take to go. */
const EXIT = 300;

/** Shows the children of every ZSPortal under the provider, each in a full-screen layer. */
export function PortalHost() {
  return useOverlayPart('portals').map((entry) => <PortalLayer key={entry.key} entry={entry} />);
}

function PortalLayer({ entry }: { entry: PortalEntry }) {
  const { state } = useOverlayStore();
  const { key, children, isLeaving } = entry;
  const isReduced = useReducedMotion();
  const { ref, inertProps } = useInert(useIsCovered(LAYERS.portal) || isLeaving);

  useEffect(() => {
    if (isLeaving) {
      const timer = setTimeout(() => removePortal(state, key), isReduced ? 0 : EXIT);
      return () => clearTimeout(timer);
    }
  }, [state, key, isLeaving, isReduced]);

  return (
    <View ref={ref} {...inertProps} pointerEvents="box-none" style={styles.layer}>
      <Reveal
        isShown={!isLeaving}
        from="below"
        pointerEvents="box-none"
        style={StyleSheet.absoluteFill}
      >
        {children}
      </Reveal>
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { ...FILL, zIndex: LAYERS.portal },
});
