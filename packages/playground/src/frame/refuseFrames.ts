import { nativeGetter } from './native.ts';

const { apply } = Reflect;
const { querySelectorAll } = Document.prototype;
const { remove } = Element.prototype;
const { forEach } = NodeList.prototype;
const countFrames = nativeGetter(window, 'length');

/**
 * Takes out every frame that an example puts into this one, before it has loaded anything: each
 * address that it goes to would be one more step among those of the page.
 */
export function refuseFrames(): void {
  const look = () => {
    if (Number(countFrames(window)) > 0) {
      const found = apply(querySelectorAll, document, ['iframe, frame, object, embed']);
      apply(forEach, found, [(element: Element) => apply(remove, element, [])]);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
