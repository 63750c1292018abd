/** The computed style of an element, as a browser would have it. */
export function look(element: Element): CSSStyleDeclaration {
  const inline = element instanceof HTMLElement ? element.style : undefined;
  return new Proxy(getComputedStyle(element), {
    // jsdom lets a class's `font` win over an inline `font-size`.
    get: (computed, name) => (inline && Reflect.get(inline, name)) || Reflect.get(computed, name),
  });
}

/** The element's ancestor so many levels up. */
export function parentOf(element: Element, levels = 1): HTMLElement {
  let found: Element | null = element;
  for (let level = 0; level < levels; level += 1) {
    found = found?.parentElement ?? null;
  }
  if (!(found instanceof HTMLElement)) {
    throw new Error('the element has no such ancestor');
  }
  return found;
}
