import { observable } from '../platform/observable';
import type { FoldingStateInfo } from './types';

/** The fold the preview plays; undefined lets the device answer. */
export const simulatedFolding = observable<FoldingStateInfo | undefined>(undefined);
