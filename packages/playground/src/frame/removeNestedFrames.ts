import { nativeGetter } from './nativeGetter.ts';

const { apply } = Reflect;
const { querySelectorAll } = Document.prototype;
const { remove } = Element.prototype;
const { forEach } = NodeList.prototype;
const countFrames = nativeGetter(window, 'length');

/**
 * Removes every frame that an example inserts, before it loads: each navigation of a nested frame
 * would be an entry in the page's history.
 */
export function removeNestedFrames(): void {
  const removeAll = () => {
    if (Number(countFrames(window)) > 0) {
      const found = apply(querySelectorAll, document, ['iframe, frame, object, embed']);
      apply(forEach, found, [(element: Element) => apply(remove, element, [])]);
    }
  };
  new MutationObserver(removeAll).observe(document, { childList: true, subtree: true });
}
