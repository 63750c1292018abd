import { nativeGetter } from './nativeGetter.ts';
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

/** Link in the path of an event: `<a>` of HTML or SVG, or `<area>`. */
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

/** Whether a target is a node outside of the document, which a reader cannot press. */
function isLoose(target: EventTarget): boolean {
  try {
    return nodeType(target) !== undefined && isConnected(target) === false;
  } catch {
    // Getters of Node throw a TypeError for other targets.
    return false;
  }
}

/**
 * Blocks clicks that `forwardLinks` could not cancel: on nodes outside of the document, which bubble
 * past the window, and those that are not cancelable.
 */
function blockDetachedClicks(): void {
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

/** Sends pressed links to the page: a navigation of the frame would add an entry to its history. */
export function forwardLinks(): void {
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
  blockDetachedClicks();
  window.open = (url) => {
    post({ type: 'link', href: String(url) });
    return null;
  };
}
