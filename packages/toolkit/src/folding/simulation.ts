import { createObservable } from '../platform/createObservable';
import type { FoldingStateInfo } from './types';

/** Folding state that the preview simulates; undefined uses the state of the device. */
export const simulatedFolding = createObservable<FoldingStateInfo | undefined>(undefined);
