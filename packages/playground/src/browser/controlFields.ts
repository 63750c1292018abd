import type { CodeValue } from '../shared/codeValue.ts';

/** A field of the controls. */
export type Field = HTMLInputElement | HTMLSelectElement;

/** Whether something in a form is a field. */
export function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** The value of a field: what the reader chose, or undefined for "not given". */
export function chosenValue(field: Field): CodeValue | undefined {
  const { kind, type, required } = field.dataset;
  if (kind === 'switch') {
    return (field as HTMLInputElement).checked;
  }
  if (field.value === '') {
    return required ? '' : undefined;
  }
  return kind === 'slider' || type === 'number' ? Number(field.value) : field.value;
}

/** Puts the value of the code into a field. */
export function showValue(field: Field, value: CodeValue | undefined): void {
  const shown = value ?? field.dataset.default ?? '';
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    field.checked = String(shown) === 'true';
  } else if (field instanceof HTMLInputElement && field.type === 'radio') {
    field.checked = field.value === String(shown);
  } else {
    field.value = String(shown);
  }
  showOutput(field);
}

/** Writes the number of a slider beside it. */
export function showOutput(field: Field): void {
  const output = field.parentElement?.querySelector('output');
  if (output) {
    output.value = field.value;
  }
}
