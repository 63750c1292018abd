import { Keyboard } from 'react-native';
import { captureFocus } from '../../platform/focus';
import { observable } from '../../platform/observable';
import type { HideOption, OverlayFunctions } from '../types';
import { snackbarActions } from './snackbars';
import { EMPTY_STATE, MODAL_KINDS, type ModalKind, type ModalProps } from './state';

/** The overlays of one provider and everything that can be done to them. */
export type OverlayStore = ReturnType<typeof createOverlayStore>;

/** @param maxSnackbars how many snackbars may be on screen when one more is shown. */
export function createOverlayStore(maxSnackbars: () => number) {
  const state = observable(EMPTY_STATE);
  const snackbars = snackbarActions(state, maxSnackbars);
  let lastRestore = () => {};

  function open<Kind extends ModalKind>(kind: Kind, props: ModalProps[Kind]) {
    const before = state.get()[kind];
    const restoreFocus = before.isOpen ? before.restoreFocus : captureFocus(lastRestore);
    lastRestore = restoreFocus;
    state.set({ ...state.get(), [kind]: { isOpen: true, id: before.id + 1, props, restoreFocus } });
  }

  /** Closes an overlay; given an id, only while that opening is still the one on screen. */
  function close(kind: ModalKind, id?: number) {
    const slot = state.get()[kind];
    if (slot.isOpen && (id === undefined || id === slot.id)) {
      state.set({ ...state.get(), [kind]: { ...slot, isOpen: false } });
    }
  }

  function opener<Kind extends ModalKind>(kind: Kind) {
    return (props: ModalProps[Kind]) => {
      // Focus is remembered before the keyboard goes, which takes it from the field.
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

  /** The highest overlay that holds the screen, if any does. */
  function topModal(): ModalKind | undefined {
    return MODAL_KINDS.findLast((kind) => state.get()[kind].isOpen);
  }

  return { state, functions, close, snackbars, topModal };
}
