import { nativeGetter } from './nativeGetter.ts';

/** What an element costs besides the memory of scripts, about: itself, its style and its drawing. */
const BYTES_PER_ELEMENT = 4000;

const elements = document.getElementsByTagName('*');
const countOf = nativeGetter(HTMLCollection.prototype, 'length');
// `performance.memory` is in Chromium alone; it works in frames too.
const { memory } = performance as Performance & { memory?: object };
const heapOf = nativeGetter(
  memory ? Object.getPrototypeOf(memory) : Object.prototype,
  'usedJSHeapSize',
);
const readMemory = nativeGetter(Performance.prototype, 'memory');

/**
 * Bytes that this frame and those in its process hold, as far as the browser exposes it: what scripts
 * hold, and its elements. An example cannot change what is read.
 */
export function memoryInUse(): number {
  const now = readMemory(performance);
  const heap = typeof now === 'object' && now !== null ? Number(heapOf(now)) : 0;
  return heap + Number(countOf(elements)) * BYTES_PER_ELEMENT;
}
