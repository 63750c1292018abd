import { simulatedFolding } from '../folding/simulation';
import type { FoldingState } from '../folding/types';

/**
 * Simulates a foldable device: `useFoldingState`, ZSContainer, sheets and modalities update.
 * @param state undefined ends the simulation
 * @param width width (pt) of the screen in that state
 */
export function setFoldingState(state: FoldingState | undefined, width = 0): void {
  simulatedFolding.set(state === undefined ? undefined : { foldingState: state, width });
}
