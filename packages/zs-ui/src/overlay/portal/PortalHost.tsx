import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useReducedMotion } from '../../motion/useReducedMotion';
import { FILL } from '../layer/fill';
import { useInert } from '../layer/useInert';
import { useIsCovered } from '../layer/useIsCovered';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { removePortal } from '../store/portals';
import type { PortalEntry } from '../store/state';
import { Z_INDEX } from '../zIndex';

const EXIT_DURATION_MS = 300;

/** Renders the children of each ZSPortal below the provider in a full-screen layer. */
export function PortalHost() {
  return useOverlayPart('portals').map((entry) => <PortalLayer key={entry.key} entry={entry} />);
}

function PortalLayer({ entry }: { entry: PortalEntry }) {
  const { state } = useOverlayStore();
  const { key, children, isExiting } = entry;
  const isReduced = useReducedMotion();
  const { ref, inertProps } = useInert(useIsCovered(Z_INDEX.portal) || isExiting);

  useEffect(() => {
    if (isExiting) {
      const timer = setTimeout(() => removePortal(state, key), isReduced ? 0 : EXIT_DURATION_MS);
      return () => clearTimeout(timer);
    }
  }, [state, key, isExiting, isReduced]);

  return (
    <View ref={ref} {...inertProps} pointerEvents="box-none" style={styles.layer}>
      <Reveal
        isShown={!isExiting}
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
  layer: { ...FILL, zIndex: Z_INDEX.portal },
});
