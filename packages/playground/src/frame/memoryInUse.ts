import { nativeGetter } from './nativeGetter.ts';

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
 * Memory of this frame's process in bytes, where the browser exposes it: the heap of scripts, and an
 * estimate for elements. An example cannot replace the functions that are called.
 */
export function memoryInUse(): number {
  const now = readMemory(performance);
  const heap = typeof now === 'object' && now !== null ? Number(heapOf(now)) : 0;
  return heap + Number(countOf(elements)) * BYTES_PER_ELEMENT;
}
