import type { ReactNode } from 'react';
import type { ShowAlertProps } from '../alert/types';
import type { ShowBottomSheetProps } from '../bottom-sheet/types';
import type { ModalityProps } from '../modality/types';
import type { PopOverMenuProps } from '../pop-over/types';
import type { SnackItem } from '../snackbar/types';

/** Props of each modal overlay. */
export interface ModalProps {
  modal: ModalityProps;
  bottomSheet: ShowBottomSheetProps;
  popOver: PopOverMenuProps;
  alert: ShowAlertProps;
  loader: object;
}

/** An overlay that makes everything below it inert. */
export type ModalKind = keyof ModalProps;

/** From the lowest layer to the highest. */
export const MODAL_KINDS: readonly ModalKind[] = [
  'modal',
  'bottomSheet',
  'popOver',
  'alert',
  'loader',
];

/** State of a modal overlay. It keeps its props during the exit animation. */
export interface Slot<Props> {
  isOpen: boolean;
  /** Incremented with each opening. */
  id: number;
  props?: Props;
  /** Focuses the element that had the focus before opening. */
  restoreFocus: () => void;
}

/** A mounted snackbar. */
export interface SnackEntry extends SnackItem {
  key: number;
  /** Duration (ms) until it closes. */
  snackbarDuration: number;
  isExiting: boolean;
}

/** A mounted portal. */
export interface PortalEntry {
  key: string;
  children: ReactNode;
  isExiting: boolean;
}

/** All overlays of a provider. */
export type OverlayState = { [Kind in ModalKind]: Slot<ModalProps[Kind]> } & {
  snackbars: SnackEntry[];
  portals: PortalEntry[];
};

const closed = { isOpen: false, id: 0, restoreFocus: () => {} };

export const EMPTY_STATE: OverlayState = {
  modal: closed,
  bottomSheet: closed,
  popOver: closed,
  alert: closed,
  loader: closed,
  snackbars: [],
  portals: [],
};
