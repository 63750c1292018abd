import { canvasBytes } from './canvases.ts';
import { nativeGetter } from './nativeGetter.ts';
import { nodeBytes } from './nodesMade.ts';

/** Approximate memory of an element outside the heap of scripts. */
const BYTES_PER_ELEMENT = 4000;

const elements = document.getElementsByTagName('*');
const countOf = nativeGetter(HTMLCollection.prototype, 'length');
// `performance.memory` exists in Chromium only, also in frames.
const { memory } = performance as Performance & { memory?: object };
const heapOf = nativeGetter(
  memory ? Object.getPrototypeOf(memory) : Object.prototype,
  'usedJSHeapSize',
);
const readMemory = nativeGetter(Performance.prototype, 'memory');

/**
 * Memory of this frame's process in bytes, where the browser exposes it: the heap of scripts, an estimate
 * for elements of the page and nodes that were made, and canvases. An example cannot replace the functions
 * that are called.
 */
export function memoryInUse(): number {
  const now = readMemory(performance);
  // No `Number()` here: an example can replace it.
  const heap = typeof now === 'object' && now !== null ? (heapOf(now) as number) : 0;
  return heap + (countOf(elements) as number) * BYTES_PER_ELEMENT + nodeBytes() + canvasBytes();
}
