import { createObservable } from '../platform/createObservable';
import type { FoldingStateInfo } from './types';

/**
 * Folding state that the preview simulates; undefined uses the state of the device. Android restarts
 * the screen when a device is folded, and reads the state again; the preview keeps what is on it.
 */
export const simulatedFolding = createObservable<FoldingStateInfo | undefined>(undefined);
