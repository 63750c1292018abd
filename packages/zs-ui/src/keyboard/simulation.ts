import { observable } from '../platform/observable';

/** Height (pt) of the keyboard the preview plays; 0 while it is hidden. */
export const simulatedKeyboardHeight = observable(0);
