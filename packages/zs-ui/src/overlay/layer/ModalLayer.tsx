import { type ReactNode, useEffect } from 'react';
import { type Role, StyleSheet, View } from 'react-native';
import { usePresence } from '../../motion/usePresence';
import { announceOpened } from '../../platform/announce';
import { moveFocusInto } from '../../platform/focus';
import { webProps } from '../../platform/webProps';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import type { ModalKind } from '../store/state';
import { Z_INDEX } from '../zIndex';
import { useInert } from './useInert';
import { useIsCovered } from './useIsCovered';

/** Props of ModalLayer. */
export interface ModalLayerProps {
  kind: ModalKind;
  role: Role;
  /** Accessible name of the overlay. */
  label: string;
  /** True if the label is also visible at the start of the overlay, where a screen reader reads it. */
  isLabelShown?: boolean;
  /** Duration (ms) of the exit animation. */
  exitDuration: number;
  /** Element that is focused on opening. */
  initialFocus?: 'first' | 'self';
  children: ReactNode;
}

/** Full-screen layer of an overlay: traps focus, restores it, and unmounts after the exit animation. */
export function ModalLayer({ kind, exitDuration, ...rest }: ModalLayerProps) {
  const slot = useOverlayPart(kind);
  const isPresent = usePresence(slot.isOpen, exitDuration);
  return isPresent ? <PresentLayer kind={kind} {...rest} /> : null;
}

/** Removes the browser's focus ring: the overlay itself is focused, which is visible. */
const NO_OUTLINE = webProps({ outlineStyle: 'none' });

function PresentLayer({
  kind,
  role,
  label,
  isLabelShown = false,
  initialFocus = 'self',
  children,
}: Omit<ModalLayerProps, 'exitDuration'>) {
  const { close } = useOverlayStore();
  const { isOpen, id, restoreFocus } = useOverlayPart(kind);
  const isCovered = useIsCovered(Z_INDEX[kind]);
  const { ref, inertProps } = useInert(isCovered || !isOpen);

  // `id` is a dependency: focus moves with each opening.
  useEffect(() => {
    if (isOpen) {
      moveFocusInto(ref.current, initialFocus);
    }
  }, [isOpen, id, initialFocus]);

  useEffect(() => {
    if (isOpen && !isLabelShown) {
      announceOpened(label);
    }
  }, [isOpen, id, label, isLabelShown]);

  useEffect(() => (isOpen ? restoreFocus : undefined), [isOpen, restoreFocus]);

  return (
    <View
      {...inertProps}
      ref={ref}
      role={role}
      aria-label={label}
      aria-modal={role !== 'status' && isOpen ? true : undefined}
      accessibilityViewIsModal={isOpen}
      onAccessibilityEscape={kind === 'loader' ? undefined : () => close(kind)}
      tabIndex={-1}
      pointerEvents={isOpen ? 'auto' : 'none'}
      style={[StyleSheet.absoluteFill, { zIndex: Z_INDEX[kind] }, NO_OUTLINE]}
    >
      {children}
    </View>
  );
}
