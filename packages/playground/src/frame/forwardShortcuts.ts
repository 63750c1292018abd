import { nativeGetter } from './nativeGetter.ts';
import { post } from './port.ts';

const { apply } = Reflect;
const { composedPath } = Event.prototype;
const { matches } = Element.prototype;
const isEditable = nativeGetter(HTMLElement.prototype, 'isContentEditable');
const isHandled = nativeGetter(Event.prototype, 'defaultPrevented');
const getters = Object.fromEntries(
  ['key', 'code', 'ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat', 'isComposing'].map(
    (name) => [name, nativeGetter(KeyboardEvent.prototype, name)],
  ),
);

function isField(event: KeyboardEvent): boolean {
  const [target] = apply(composedPath, event, []);
  return (
    target instanceof Element &&
    (apply(matches, target, ['input, textarea, select']) ||
      (target instanceof HTMLElement && isEditable(target) === true))
  );
}

/** Name of a shortcut of the page, as `toPageShortcut` takes it; undefined for other keys. */
function nameOf(event: KeyboardEvent): string | undefined {
  const read = (name: string) => getters[name]?.(event);
  const key = String(read('key'));
  if (read('isComposing') || read('repeat') || read('altKey')) {
    return undefined;
  }
  if (read('ctrlKey') || read('metaKey')) {
    // A Hangul keyboard sends ㅏ for K: `code` tells the physical key.
    const isK = key === 'k' || key === 'K' || (key > '~' && read('code') === 'KeyK');
    return isK && !read('shiftKey') ? `${read('metaKey') ? 'Meta' : 'Control'}+k` : undefined;
  }
  return key === '/' && !isField(event) ? key : undefined;
}

const isEscape = (event: KeyboardEvent) =>
  event.isTrusted && getters.key?.(event) === 'Escape' && !getters.isComposing?.(event);

/**
 * Forwards shortcuts of the page to the page, and Escape, with which the reader leaves, where the
 * example has no use for it: its dialogs close by it. A field has none, but stops its keys on their way
 * up. Events that an example dispatches are not trusted, and ignored.
 */
export function forwardShortcuts(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const key = event.isTrusted ? nameOf(event) : undefined;
      if (key) {
        event.preventDefault();
        post({ type: 'key', key });
      } else if (isEscape(event) && isField(event)) {
        post({ type: 'key', key: 'Escape' });
      }
    },
    true,
  );
  window.addEventListener('keydown', (event) => {
    if (isEscape(event) && !isField(event) && !isHandled(event)) {
      post({ type: 'key', key: 'Escape' });
    }
  });
}
