import type { ReactNode } from 'react';
import type { ShowAlertProps } from '../alert/types';
import type { ShowBottomSheetProps } from '../bottom-sheet/types';
import type { ModalityProps } from '../modality/types';
import type { PopOverMenuProps } from '../pop-over/types';
import type { SnackItem } from '../snackbar/types';

/** What each overlay that holds the screen is opened with. */
export interface ModalProps {
  modal: ModalityProps;
  bottomSheet: ShowBottomSheetProps;
  popOver: PopOverMenuProps;
  alert: ShowAlertProps;
  loader: object;
}

/** An overlay that takes the screen for itself. */
export type ModalKind = keyof ModalProps;

/** From the lowest layer to the highest. */
export const MODAL_KINDS: readonly ModalKind[] = [
  'modal',
  'bottomSheet',
  'popOver',
  'alert',
  'loader',
];

/** The one place of an overlay. It keeps its props while it leaves the screen. */
export interface Slot<Props> {
  isOpen: boolean;
  /** Grows with each opening. */
  id: number;
  props?: Props;
  /** Gives the keyboard focus back to what had it before. */
  restoreFocus: () => void;
}

/** A snackbar on screen, or on its way out. */
export interface SnackEntry extends SnackItem {
  key: number;
  /** Time (ms) it stays. */
  snackbarDuration: number;
  isLeaving: boolean;
}

/** Children of one ZSPortal, or what is left of them on their way out. */
export interface PortalEntry {
  key: string;
  children: ReactNode;
  isLeaving: boolean;
}

/** Everything a provider shows above the screen. */
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
