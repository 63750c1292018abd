import {
  accessibleName,
  type Element,
  fields,
  pressables,
  squeeze,
  textOf,
  texts,
} from './elements';

/** The last of those that a test holds for: what is drawn last lies on top. */
const topmost = (elements: Element[], isWanted: (element: Element) => boolean) =>
  elements.findLast(isWanted);

const byLength = (one: Element, other: Element) =>
  accessibleName(one).length - accessibleName(other).length;

/**
 * Finds what a user means by the name of a button or an option: the element of this name, a text that
 * can be pressed, or the element with the least text around it.
 */
export function findPressable(name: string): Element {
  const wanted = squeeze(name);
  const all = pressables();
  const found =
    topmost(all, (element) => squeeze(accessibleName(element)) === wanted) ??
    topmost(texts(), (element) => squeeze(textOf(element)) === wanted) ??
    all.filter((element) => squeeze(accessibleName(element)).includes(wanted)).sort(byLength)[0];
  if (!found) {
    throw new Error(`nothing to press is called ‘${name}’`);
  }
  return found;
}

const fieldName = ({ props }: Element): string =>
  String(props['aria-label'] ?? props.accessibilityLabel ?? '');

/** The smallest part of the screen that has a text and this field, and no other field. */
function standsBeside(field: Element, label: string): boolean {
  for (let part = field.parent; part; part = part.parent) {
    if (part.queryAll(({ type }) => type === 'TextInput').length > 1) {
      return false;
    }
    if (
      part.queryAll(({ type }) => type === 'Text').some((text) => squeeze(textOf(text)) === label)
    ) {
      return true;
    }
  }
  return false;
}

/** Finds a field by its accessible name, its placeholder or the text beside it. */
export function findField(name: string): Element {
  const wanted = squeeze(name);
  const all = fields();
  const found =
    topmost(all, (field) => squeeze(fieldName(field)) === wanted) ??
    topmost(all, ({ props }) => squeeze(String(props.placeholder ?? '')) === wanted) ??
    topmost(all, (field) => standsBeside(field, wanted)) ??
    topmost(all, (field) => squeeze(fieldName(field)).includes(wanted)) ??
    (all.length === 1 ? all[0] : undefined);
  if (!found) {
    throw new Error(`no field is called ‘${name}’`);
  }
  return found;
}
