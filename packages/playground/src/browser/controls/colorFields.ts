import type { CodeValue } from '../../shared/codeValue.ts';
import type { Swatch, SwatchGroup } from '../../shared/swatch.ts';
import { ko } from '../../shared/text/ko.ts';
import { loaded } from '../loaded.ts';
import { colorModeOf } from '../player/colorMode.ts';
import { type Notice, reloadButton } from '../player/Notice.ts';

const text = ko.host;

/** Loads the palette when a field is first opened: the colours of a type, or all. */
export type LoadSwatches = (tokens: string | undefined) => Promise<readonly SwatchGroup[]>;

/** The colour fields of one form. */
export interface ColorFields {
  /** Updates the fields from the code's values. */
  show: (values: ReadonlyMap<string, CodeValue | undefined>) => void;
  /** Value to write for a choice: the name of the colour, or a CSS value for a prop without names. */
  written: (radio: HTMLInputElement) => string | undefined;
}

/** Value of a swatch for the code: its name, or for a CSS prop its colour in the mode of the page. */
function writtenValue(radio: HTMLInputElement): string | undefined {
  const { light, dark } = radio.dataset;
  return (
    (colorModeOf(document.documentElement) === 'dark' ? dark : light) ?? (radio.value || undefined)
  );
}

function swatch(
  name: string,
  tokens: string | undefined,
  color: Swatch | undefined,
  label: string,
) {
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = name;
  radio.value = color?.name ?? '';
  radio.setAttribute('aria-label', label);
  if (color && tokens === undefined) {
    radio.dataset.light = color.light;
    radio.dataset.dark = color.dark;
  }
  const element = document.createElement('label');
  element.title = label;
  if (color) {
    element.style.backgroundColor = color[colorModeOf(document.documentElement)];
    // Follows the mode; browsers without it keep the colour above.
    element.style.backgroundColor = `light-dark(${color.light}, ${color.dark})`;
  }
  element.append(radio);
  return element;
}

function drawGroups(field: HTMLDetailsElement, groups: readonly SwatchGroup[]) {
  const { color: name = '', tokens } = field.dataset;
  const choice = document.createElement('div');
  choice.setAttribute('role', 'radiogroup');
  choice.setAttribute('aria-label', name);
  choice.append(swatch(name, tokens, undefined, text.notGiven));
  for (const group of groups) {
    const row = document.createElement('div');
    row.append(...group.swatches.map((color) => swatch(name, tokens, color, color.name)));
    choice.append(row);
  }
  field.append(choice);
}

/** Shows a colour on the button of its field, and selects its swatch. */
function showColor(field: HTMLDetailsElement, value: string): void {
  const name = field.querySelector('[data-value]');
  const mark = field.querySelector('i');
  const isDefault = value === '' || value === field.dataset.default;
  const isOurs = ({ value: own, dataset: { light, dark } }: HTMLInputElement) =>
    own === '' ? isDefault : own === value || light === value || dark === value;
  const ours = [...field.querySelectorAll('input')].filter(isOurs);
  // Names may share a colour: keep the selected one.
  const chosen = ours.find((radio) => radio.checked) ?? ours[0];
  if (chosen) {
    chosen.checked = true;
  } else {
    for (const radio of field.querySelectorAll('input')) {
      radio.checked = false;
    }
  }
  if (name) {
    name.textContent = chosen?.value || value || text.notGiven;
  }
  if (mark) {
    const own = chosen?.parentElement?.style.backgroundColor || value;
    mark.style.background = own || field.dataset.plain || '';
  }
}

/**
 * Renders the swatches of each colour field when it is first opened, as radio buttons, so that arrow
 * keys move through the palette.
 */
export function startColors(
  form: HTMLFormElement,
  notice: Notice,
  loadSwatches: LoadSwatches,
): ColorFields {
  const fields = [...form.querySelectorAll<HTMLDetailsElement>('[data-color]')];
  const values = new Map<HTMLDetailsElement, string>();
  for (const field of fields) {
    values.set(field, field.querySelector<HTMLElement>('[data-value]')?.dataset.value ?? '');
    const open = async () => {
      const groups = await loaded(loadSwatches(field.dataset.tokens));
      if (!groups) {
        notice.show(text.swatchesFailed(navigator.onLine), reloadButton);
        field.addEventListener('toggle', open, { once: true });
        return;
      }
      drawGroups(field, groups);
      showColor(field, values.get(field) ?? '');
    };
    if (field.open) {
      open();
    } else {
      field.addEventListener('toggle', open, { once: true });
    }
    field.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) {
        values.set(field, writtenValue(target) ?? field.dataset.default ?? '');
        showColor(field, values.get(field) ?? '');
      }
    });
  }
  return {
    show(given) {
      for (const field of fields) {
        const { color = '', default: usual = '' } = field.dataset;
        values.set(field, String(given.get(color) ?? usual));
        showColor(field, values.get(field) ?? '');
      }
    },
    written: writtenValue,
  };
}
