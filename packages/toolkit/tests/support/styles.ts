/** Computed style of an element, as in a browser. */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const inline = element instanceof HTMLElement ? element.style : undefined;
  return new Proxy(getComputedStyle(element), {
    // In jsdom 26 `font` of a class overrides an inline `font-size`.
    get: (computed, name) => (inline && Reflect.get(inline, name)) || Reflect.get(computed, name),
  });
}

/** Ancestor of an element, a number of levels up. */
export function ancestorOf(element: Element, levels = 1): HTMLElement {
  let found: Element | null = element;
  for (let level = 0; level < levels; level += 1) {
    found = found?.parentElement ?? null;
  }
  if (!(found instanceof HTMLElement)) {
    throw new Error('the element has no such ancestor');
  }
  return found;
}

/** The element that a press on a text reaches. */
export function pressableOf(text: Element): HTMLElement {
  const found = text.closest('[tabindex="0"]');
  if (!(found instanceof HTMLElement)) {
    throw new Error('the text stands on nothing that can be pressed');
  }
  return found;
}
