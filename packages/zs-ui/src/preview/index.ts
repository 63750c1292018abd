import { simulatedFolding } from '../folding/simulation';
import type { FoldingState } from '../folding/types';
import { simulatedKeyboardHeight } from '../keyboard/simulation';

/**
 * Plays a foldable device for a preview: `useFoldingState`, ZSContainer, sheets and modalities
 * follow at once.
 *
 * @param state 'folded' or 'unfolded'; undefined ends the play and lets the device answer again.
 * @param width Width (pt) that goes with the state.
 */
export function setFoldingState(state: FoldingState | undefined, width = 0): void {
  simulatedFolding.set(state === undefined ? undefined : { foldingState: state, width });
}

/**
 * Plays the on-screen keyboard for a preview: ZSContainer, ZSAboveKeyboard, ZSBottomCta and sheets
 * follow at once. The preview draws the keyboard itself.
 *
 * @param height Height (pt) from the bottom of the window; 0 hides it.
 */
export function setKeyboard(height: number): void {
  simulatedKeyboardHeight.set(Math.max(0, height));
}
