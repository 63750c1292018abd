import type { CodeValue } from '../../shared/codeValue.ts';
import { ko } from '../../shared/text/ko.ts';

const text = ko.host;

/** A field of the controls. */
export type Field = HTMLInputElement | HTMLSelectElement;

/** Whether something in a form is a field. */
export function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** The values that a checkbox sets together, by name; undefined for any other field. */
export function presetOf({ dataset: { preset } }: Field): Map<string, CodeValue> | undefined {
  return preset === undefined ? undefined : new Map(Object.entries(JSON.parse(preset)));
}

/** Whether a field has another value than its markup. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return field.selectedOptions[0]?.defaultSelected === false;
  }
  return /^(?:checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue;
}

/** Value of a field; undefined for "not given". */
export function chosenValue(field: Field): CodeValue | undefined {
  const { kind, type, required } = field.dataset;
  if (kind === 'switch') {
    return (field as HTMLInputElement).checked;
  }
  if (field.value === '') {
    // An option may be the empty string; an empty field means "not given".
    return required || type === 'string' ? '' : undefined;
  }
  if (type === 'boolean') {
    return field.value === 'true';
  }
  return kind === 'slider' || type === 'number' ? Number(field.value) : field.value;
}

/** Sets a slider, and extends its range where the number is outside. */
function showNumber(field: HTMLInputElement, value: string | undefined): void {
  if (Number(value ?? 0) > Number(field.max)) {
    field.max = String(value);
  }
  field.value = value ?? field.min;
}

/** Sets a field to the value of the code. */
export function showValue(field: Field, value: CodeValue | undefined): void {
  const given = value === undefined ? field.dataset.default : String(value);
  if (field instanceof HTMLSelectElement) {
    field.value = given ?? '';
  } else if (field.type === 'checkbox') {
    field.checked = given === 'true';
  } else if (field.type === 'radio') {
    field.checked = 'unset' in field.dataset ? given === undefined : field.value === given;
  } else if (field.type === 'range') {
    showNumber(field, given);
  } else {
    field.value = given ?? '';
  }
  showState(field, given);
}

/** Shows the number of a slider, and the placeholder of an empty field. */
export function showState(field: Field, given: CodeValue | undefined): void {
  const output = field.parentElement?.querySelector('output');
  if (output) {
    output.value = given === undefined ? text.notGiven : field.value;
  }
  if (field instanceof HTMLInputElement && field.type === 'text') {
    field.placeholder = given === '' ? text.empty : text.notGiven;
  }
}
