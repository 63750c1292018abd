import { type ReactNode, useEffect } from 'react';
import { type Role, StyleSheet, View } from 'react-native';
import { usePresence } from '../../motion/usePresence';
import { announceOpened } from '../../platform/announce';
import { moveFocusInto } from '../../platform/focus';
import { webProps } from '../../platform/webProps';
import { LAYERS } from '../layers';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import type { ModalKind } from '../store/state';
import { useInert } from './useInert';
import { useIsCovered } from './useIsCovered';

/** Props of ModalLayer. */
export interface ModalLayerProps {
  kind: ModalKind;
  role: Role;
  /** What a screen reader calls the overlay. */
  label: string;
  /** Whether the overlay shows its label too, where a screen reader comes upon it first. */
  isLabelShown?: boolean;
  /** Time (ms) the overlay stays after closing, for its way out. */
  exitDuration: number;
  /** Where the keyboard focus goes on opening. */
  initialFocus?: 'first' | 'self';
  children: ReactNode;
}

/** Full-screen layer of one overlay: keeps focus in, gives it back, and leaves after its way out. */
export function ModalLayer({ kind, exitDuration, ...rest }: ModalLayerProps) {
  const slot = useOverlayPart(kind);
  const isPresent = usePresence(slot.isOpen, exitDuration);
  return isPresent ? <PresentLayer kind={kind} {...rest} /> : null;
}

/** Only a browser draws an outline, and the overlay itself shows where the focus is. */
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
  const isCovered = useIsCovered(LAYERS[kind]);
  const { ref, inertProps } = useInert(isCovered || !isOpen);

  // Every opening takes the focus anew.
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
      style={[StyleSheet.absoluteFill, { zIndex: LAYERS[kind] }, NO_OUTLINE]}
    >
      {children}
    </View>
  );
}
