/** Resolves at the first of these events, wherever on the page. */
export function firstOf(...types: string[]): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of types) {
      addEventListener(type, resolve, { passive: true, capture: true, once: true });
    }
  });
}
