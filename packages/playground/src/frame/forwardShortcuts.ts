import { nativeGetter } from './nativeGetter.ts';
import { post } from './port.ts';

const { apply } = Reflect;
const { composedPath } = Event.prototype;
const { matches } = Element.prototype;
const isEditable = nativeGetter(HTMLElement.prototype, 'isContentEditable');
const isHandled = nativeGetter(Event.prototype, 'defaultPrevented');
const read = Object.fromEntries(
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
  const of = (name: string) => read[name]?.(event);
  const key = String(of('key'));
  if (of('isComposing') || of('repeat') || of('altKey')) {
    return undefined;
  }
  if (of('ctrlKey') || of('metaKey')) {
    // A Hangul keyboard sends ㅏ for K: `code` tells the physical key.
    const isK = key === 'k' || key === 'K' || (key > '~' && of('code') === 'KeyK');
    return isK && !of('shiftKey') ? `${of('metaKey') ? 'Meta' : 'Control'}+k` : undefined;
  }
  return key === '/' && !isField(event) ? key : undefined;
}

const isEscape = (event: KeyboardEvent) =>
  event.isTrusted && read.key?.(event) === 'Escape' && !read.isComposing?.(event);

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
