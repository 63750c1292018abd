import { readFields, writeField } from './callFields.ts';
import type { CodeValue } from './codeValue.ts';
import { readProps, writeProp } from './jsxProps.ts';

const CALL = /^(\w+)\(\)((?:\.\w+)*)$/;

/** Parses `showBottomSheet().options` into a call and the names after it; undefined for an element. */
function parseCall(place: string): { call: string; path: string[] } | undefined {
  const match = CALL.exec(place);
  return match ? { call: match[1] ?? '', path: match[2]?.split('.').slice(1) ?? [] } : undefined;
}

/**
 * Reads the values at a place of the code: `ZSText` is the first element of that name, `showAlert()`
 * the object that is passed to the first call, `showBottomSheet().options` an object inside it. An
 * expression is read as undefined. Returns undefined when the code lacks the place.
 * @example readPlace('<Button label="Save" />', 'Button') // new Map([['label', 'Save']])
 * readPlace('showAlert({ title: "Hi" })', 'showAlert()') // new Map([['title', 'Hi']])
 */
export function readPlace(
  source: string,
  place: string,
): Map<string, CodeValue | undefined> | undefined {
  const called = parseCall(place);
  return called ? readFields(source, called.call, called.path) : readProps(source, place);
}

/**
 * Writes one value at a place of the code.
 * @param value undefined removes it
 * @returns the new source; undefined when the code lacks the place
 * @example writePlace('<Button />', 'Button', 'label', 'Save') // '<Button label="Save" />'
 */
export function writePlace(
  source: string,
  place: string,
  name: string,
  value: CodeValue | undefined,
): string | undefined {
  const called = parseCall(place);
  return called
    ? writeField(source, called.call, called.path, name, value)
    : writeProp(source, place, name, value);
}
