import { nativeGetter } from './native.ts';
import { post } from './port.ts';

const { apply } = Reflect;
const { composedPath, preventDefault } = Event.prototype;
const { matches, getAttribute } = Element.prototype;
const { dispatchEvent } = EventTarget.prototype;
const { click } = HTMLElement.prototype;
const nodeType = nativeGetter(Node.prototype, 'nodeType');
const isConnected = nativeGetter(Node.prototype, 'isConnected');
const typeOf = nativeGetter(Event.prototype, 'type');
const isCancelable = nativeGetter(Event.prototype, 'cancelable');

/** The link that an event goes through: of HTML or SVG, or a part of an image. */
function linkOf(event: Event): Element | undefined {
  const path = apply(composedPath, event, []);
  for (let index = 0; index < path.length; index++) {
    const place = path[index];
    if (place instanceof Element && apply(matches, place, ['a, area'])) {
      return place;
    }
  }
  return undefined;
}

/** Whether something is a node that stands nowhere: nobody can press it. */
function isLoose(target: EventTarget): boolean {
  try {
    return nodeType(target) !== undefined && isConnected(target) === false;
  } catch {
    // What browsers throw when it is no node.
    return false;
  }
}

/**
 * Nothing that an example presses by itself leads out of it past the page: neither a link that
 * stands nowhere, nor a press that cannot be called off.
 */
function refuseLoosePresses(): void {
  EventTarget.prototype.dispatchEvent = function dispatch(event) {
    const isPress = typeOf(event) === 'click';
    const isRefused = isPress && (isLoose(this) || !isCancelable(event));
    return isRefused ? false : apply(dispatchEvent, this, [event]);
  };
  HTMLElement.prototype.click = function press() {
    if (!isLoose(this)) {
      apply(click, this, []);
    }
  };
}

/** Leaves links to the page: a step that the frame takes by itself is one in the reader's history. */
export function handLinksToPage(): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link) {
        apply(preventDefault, event, []);
        post({ type: 'link', href: apply(getAttribute, link, ['href']) ?? '' });
      }
    },
    true,
  );
  refuseLoosePresses();
  window.open = (url) => {
    post({ type: 'link', href: String(url) });
    return null;
  };
}
