import { simulatedFolding } from '../folding/simulation';
import type { FoldingState } from '../folding/types';
import { simulatedKeyboardHeight } from '../keyboard/simulation';

/**
 * Simulates a foldable device: `useFoldingState`, ZSContainer, sheets and modalities update.
 * @param state undefined ends the simulation
 * @param width width (pt) of the screen in that state
 */
export function setFoldingState(state: FoldingState | undefined, width = 0): void {
  simulatedFolding.set(state === undefined ? undefined : { foldingState: state, width });
}

/**
 * Simulates the on-screen keyboard: ZSContainer, ZSAboveKeyboard, ZSBottomCta and sheets update. The
 * preview draws the keyboard itself.
 * @param height height (pt) from the bottom of the window; 0 hides it
 */
export function setKeyboard(height: number): void {
  simulatedKeyboardHeight.set(Math.max(0, height));
}
