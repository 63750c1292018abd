import { nativeGetter } from './nativeGetter.ts';

/*
 * Canvases of an example draw in two dimensions, and count as memory with what their contexts keep. A
 * program for the graphics card that takes long stops the painting of every page of the browser;
 * 'bitmaprenderer' holds pictures that nothing counts. What an example could replace is bound here,
 * before it runs.
 */
const { apply } = Reflect;
const { getContext } = HTMLCanvasElement.prototype;
const { deref } = WeakRef.prototype;
const { has, add } = WeakSet.prototype;
const { add: addTo, delete: deleteFrom, forEach } = Set.prototype;
const widthOf = nativeGetter(HTMLCanvasElement.prototype, 'width');
const heightOf = nativeGetter(HTMLCanvasElement.prototype, 'height');
const BYTES_PER_PIXEL = 4;
/** A state that `save()` keeps until `restore()`. */
const BYTES_PER_STATE = 400;

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

/** How many states each canvas keeps. */
const states = new WeakMap<object, number>();
const { get, set } = WeakMap.prototype;

/** Counts the states that a context keeps, which nothing bounds. */
function countStates(context: object, name: string, next: (kept: number) => number): void {
  const native = Object.getOwnPropertyDescriptor(context, name);
  const canvasOf = nativeGetter(context, 'canvas');
  function change(this: object): void {
    apply(native?.value, this, []);
    const canvas = canvasOf(this);
    apply(set, states, [canvas, next(apply(get, states, [canvas]) ?? 0)]);
  }
  Object.defineProperty(context, name, { ...native, value: change });
}

if (globalThis.CanvasRenderingContext2D) {
  const { prototype } = CanvasRenderingContext2D;
  countStates(prototype, 'save', (kept) => kept + 1);
  countStates(prototype, 'restore', (kept) => (kept > 0 ? kept - 1 : 0));
  countStates(prototype, 'reset', () => 0);
}

/** Bytes that the canvases hold which are still there. */
export function canvasBytes(): number {
  let bytes = 0;
  const count = (ref: WeakRef<HTMLCanvasElement>) => {
    const canvas: HTMLCanvasElement | undefined = apply(deref, ref, []);
    if (canvas) {
      bytes += (widthOf(canvas) as number) * (heightOf(canvas) as number) * BYTES_PER_PIXEL;
      bytes += (apply(get, states, [canvas]) ?? 0) * BYTES_PER_STATE;
    } else {
      apply(deleteFrom, drawn, [ref]);
    }
  };
  apply(forEach, drawn, [count]);
  return bytes;
}
