import { nativeGetter } from './nativeGetter.ts';

/*
 * Canvases of an example draw in two dimensions, and count as memory. A program for the graphics card
 * that takes long stops the painting of every page of the browser; 'bitmaprenderer' holds pictures
 * that nothing counts. What an example could replace is bound here, before it runs.
 */
const { apply } = Reflect;
const { getContext } = HTMLCanvasElement.prototype;
const { deref } = WeakRef.prototype;
const { has, add } = WeakSet.prototype;
const { add: addTo, delete: deleteFrom, forEach } = Set.prototype;
const widthOf = nativeGetter(HTMLCanvasElement.prototype, 'width');
const heightOf = nativeGetter(HTMLCanvasElement.prototype, 'height');
const BYTES_PER_PIXEL = 4;

/** Canvases that have something to draw into: each once, and weakly. */
const known = new WeakSet<HTMLCanvasElement>();
const { WeakRef: Weak } = globalThis;
const drawn = new Set<WeakRef<HTMLCanvasElement>>();

function getContext2d(this: HTMLCanvasElement, type: string, options?: unknown): unknown {
  // Read once: an object may be another text the next time.
  if (`${type}` !== '2d') {
    return null;
  }
  const context = apply(getContext, this, ['2d', options]);
  if (context && !apply(has, known, [this])) {
    apply(add, known, [this]);
    apply(addTo, drawn, [new Weak(this)]);
  }
  return context;
}

HTMLCanvasElement.prototype.getContext = getContext2d as typeof getContext;

/** Bytes that the canvases hold which are still there. */
export function canvasBytes(): number {
  let bytes = 0;
  const count = (ref: WeakRef<HTMLCanvasElement>) => {
    const canvas: HTMLCanvasElement | undefined = apply(deref, ref, []);
    if (canvas) {
      bytes += (widthOf(canvas) as number) * (heightOf(canvas) as number) * BYTES_PER_PIXEL;
    } else {
      apply(deleteFrom, drawn, [ref]);
    }
  };
  apply(forEach, drawn, [count]);
  return bytes;
}
