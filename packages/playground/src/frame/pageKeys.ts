import { nativeGetter } from './native.ts';
import { post } from './port.ts';

const { apply } = Reflect;
const { composedPath } = Event.prototype;
const { matches } = Element.prototype;
const isEditable = nativeGetter(HTMLElement.prototype, 'isContentEditable');
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

/** What the page calls the key, if it is one of its own. */
function nameOf(event: KeyboardEvent): string | undefined {
  const of = (name: string) => read[name]?.(event);
  const key = String(of('key'));
  if (of('isComposing') || of('repeat') || of('altKey')) {
    return undefined;
  }
  if (of('ctrlKey') || of('metaKey')) {
    // A keyboard set to Hangul sends ㅏ: there the place of the key counts.
    const isK = key === 'k' || key === 'K' || (key > '~' && of('code') === 'KeyK');
    return isK && !of('shiftKey') ? `${of('metaKey') ? 'Meta' : 'Control'}+k` : undefined;
  }
  return key === '/' && !isField(event) ? key : undefined;
}

/**
 * Leaves the page's keys to the page. A key that an example has made up is not trusted by the
 * browser, and not passed on.
 */
export function handKeysToPage(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const key = event.isTrusted ? nameOf(event) : undefined;
      if (key) {
        event.preventDefault();
        post({ type: 'key', key });
      }
    },
    true,
  );
}
