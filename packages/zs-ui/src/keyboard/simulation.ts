import { createObservable } from '../platform/createObservable';

/** Height (pt) of the keyboard that the preview simulates; 0 while it is hidden. */
export const simulatedKeyboardHeight = createObservable(0);
