import { useCallback, useState } from 'react';
import type { ShowAlertProps } from './alert/types';
import type { ShowBottomSheetProps } from './bottom-sheet/types';
import type { ModalityProps } from './modality/types';
import type { PopOverMenuProps } from './pop-over/types';

/** Props of each overlay of which one is open at a time. */
interface SlotProps {
  modal: ModalityProps;
  bottomSheet: ShowBottomSheetProps;
  popOver: PopOverMenuProps;
  alert: ShowAlertProps;
  loader: object;
}

/** An overlay of which one is open at a time. */
export type SlotKind = keyof SlotProps;

/** All such overlays. */
export const SLOT_KINDS: readonly SlotKind[] = [
  'modal',
  'alert',
  'loader',
  'popOver',
  'bottomSheet',
];

/** State of such an overlay. It keeps its props when it is closed. */
export interface Slot<Props> {
  isOpen: boolean;
  props: Props;
}

type Slots = { [Kind in SlotKind]: Slot<SlotProps[Kind]> };

const CLOSED: Slots = {
  modal: { isOpen: false, props: { component: null } },
  bottomSheet: { isOpen: false, props: { component: null } },
  popOver: { isOpen: false, props: { px: 0, py: 0, component: null } },
  alert: { isOpen: false, props: {} },
  loader: { isOpen: false, props: {} },
};

/** State of all such overlays, and functions that open and close one. */
export function useSlots() {
  const [slots, setSlots] = useState(CLOSED);
  const open = useCallback(<Kind extends SlotKind>(kind: Kind, props: SlotProps[Kind]) => {
    setSlots((before) => ({ ...before, [kind]: { isOpen: true, props } }));
  }, []);
  const close = useCallback((kind: SlotKind) => {
    setSlots((before) =>
      before[kind].isOpen ? { ...before, [kind]: { ...before[kind], isOpen: false } } : before,
    );
  }, []);
  return { slots, open, close };
}
