import { Keyboard } from 'react-native';
import { createObservable } from '../../platform/createObservable';
import { captureFocus } from '../../platform/focus';
import type { HideOption, OverlayFunctions } from '../types';
import { snackbarActions } from './snackbars';
import { EMPTY_STATE, MODAL_KINDS, type ModalKind, type ModalProps } from './state';

/** Overlay state of a provider, and the functions that change it. */
export type OverlayStore = ReturnType<typeof createOverlayStore>;

/** @param maxSnackbars returns the maximum number of visible snackbars */
export function createOverlayStore(maxSnackbars: () => number) {
  const state = createObservable(EMPTY_STATE);
  const snackbars = snackbarActions(state, maxSnackbars);
  let lastRestore = () => {};

  function open<Kind extends ModalKind>(kind: Kind, props: ModalProps[Kind]) {
    const before = state.get()[kind];
    const restoreFocus = before.isOpen ? before.restoreFocus : captureFocus(lastRestore);
    lastRestore = restoreFocus;
    state.set({ ...state.get(), [kind]: { isOpen: true, id: before.id + 1, props, restoreFocus } });
  }

  /** Closes an overlay; with an id, only if it has not been opened again since. */
  function close(kind: ModalKind, id?: number) {
    const slot = state.get()[kind];
    if (slot.isOpen && (id === undefined || id === slot.id)) {
      state.set({ ...state.get(), [kind]: { ...slot, isOpen: false } });
    }
  }

  function opener<Kind extends ModalKind>(kind: Kind) {
    return (props: ModalProps[Kind]) => {
      // Focus is captured first: dismissing the keyboard blurs the field.
      open(kind, props);
      Keyboard.dismiss();
    };
  }

  function hideOverlay(option: HideOption) {
    for (const kind of MODAL_KINDS) {
      if (option === kind || option === 'all') {
        close(kind);
      }
    }
    if (option === 'snack' || option === 'all') {
      snackbars.clear();
    }
  }

  const functions: OverlayFunctions = {
    showAlert: opener('alert'),
    showBottomSheet: opener('bottomSheet'),
    showPopOverMenu: opener('popOver'),
    showModality: opener('modal'),
    showSnackBar: snackbars.show,
    showLoader: () => open('loader', {}),
    hideOverlay,
  };

  /** The topmost open modal overlay. */
  function topModal(): ModalKind | undefined {
    return MODAL_KINDS.findLast((kind) => state.get()[kind].isOpen);
  }

  return { state, functions, close, snackbars, topModal };
}
