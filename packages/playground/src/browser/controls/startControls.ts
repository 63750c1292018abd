import type { CodeValue } from '../../shared/codeValue.ts';
import { ko } from '../../shared/text/ko.ts';
import type { ExampleActions } from '../ExampleActions.ts';
import { loaded } from '../loaded.ts';
import { reloadButton } from '../player/Notice.ts';
import type { Player } from '../player/Player.ts';
import { type ColorFields, type LoadSwatches, startColors } from './colorFields.ts';
import {
  chosenValue,
  type Field,
  isChanged,
  isField,
  presetOf,
  showState,
  showValue,
} from './controlFields.ts';

const text = ko.host;

/** Fields that change values in the code of an example, synchronized with it. */
export interface Controls {
  /** Updates the fields from the code. */
  follow: (source: string) => Promise<void>;
}

/** Rest after the last change of a control before it is said: a slider changes with every pixel. */
export const REST_MS = 700;

/** The line that holds a changed value; undefined where the original has it too. */
function changedLine({ source, original }: Player, name: string): string | undefined {
  const lines = original.split('\n');
  const hasName = new RegExp(`\\b${name}\\b`);
  return source
    .split('\n')
    .find((line) => hasName.test(line) && !lines.includes(line))
    ?.trim();
}

/** Says which line the last of several changes made, once its code runs. */
function createSayer(player: Player) {
  let rest: ReturnType<typeof setTimeout> | undefined;
  return (name: string, running: ReturnType<ExampleActions['replace']>) => {
    clearTimeout(rest);
    rest = setTimeout(async () => {
      const { state } = await running;
      if (state === 'running') {
        const line = changedLine(player, name);
        player.notice.say(line === undefined ? text.restored(name) : text.changed(line));
      }
    }, REST_MS);
  };
}

/** Moves the focus from a reset button, which hides, to the field beside it. */
function focusField(button: HTMLElement): void {
  button.parentElement
    ?.querySelector<HTMLElement>('input:checked, input:not([type="radio"]), select, summary')
    ?.focus({ preventScroll: true });
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField);

type Values = ReadonlyMap<string, CodeValue | undefined>;

/** Updates the fields, but for one that the reader is in, and the buttons that restore `original`. */
function showValues(form: HTMLFormElement, values: Values, original: Values): void {
  for (const field of fieldsOf(form)) {
    const preset = presetOf(field);
    if (preset) {
      (field as HTMLInputElement).checked = [...preset].every(
        ([name, value]) => values.get(name) === value,
      );
    } else if (!field.closest('[data-color]') && field !== document.activeElement) {
      showValue(field, values.get(field.name));
    }
  }
  for (const button of form.querySelectorAll<HTMLElement>('[data-reset]')) {
    const { reset = '' } = button.dataset;
    button.hidden = values.get(reset) === original.get(reset);
  }
}

/**
 * Makes the fields of `form` rewrite the code.
 * @param form its `data-place` is the place of the values in the code; each field has the name of a
 * value and a kind
 * @param onUse called with the control of a value that was written, and where the page was when it was
 * used, in pixels
 */
export function startControls(
  form: HTMLFormElement,
  player: Player,
  actions: ExampleActions,
  onUse: (control: HTMLElement, usedAt: number) => void,
  loadSwatches: LoadSwatches,
): Controls {
  const { place = '' } = form.dataset;
  const colors = startColors(form, player.notice, loadSwatches);
  const say = createSayer(player);
  const loadCodePlace = async () => {
    const part = await loaded(import('../../shared/codePlace.ts'));
    if (!part) {
      player.notice.show(text.controlFailed(navigator.onLine), reloadButton);
    }
    return part;
  };
  const read = async (source: string) => (await loadCodePlace())?.readPlace(source, place);
  const follow = async (source: string) => {
    const [values, original] = await Promise.all([read(source), read(player.original)]);
    if (values && original) {
      showValues(form, values, original);
      colors.show(values);
    }
  };
  const write = async (user: Element, values: Values, usedAt = window.scrollY) => {
    const part = await loadCodePlace();
    if (!part) {
      return;
    }
    let next: string | undefined = player.source;
    for (const [name, value] of values) {
      next = next && part.writePlace(next, place, name, value);
    }
    if (next === undefined) {
      player.notice.show(text.noPlace(place));
      return;
    }
    const [name = ''] = values.keys();
    say(name, actions.replace(next));
    const control = user.closest<HTMLElement>('[data-control]');
    if (control) {
      onUse(control, usedAt);
    }
    await follow(next);
  };
  const reset = async (user: Element, names: Iterable<string>) => {
    const usedAt = window.scrollY;
    const original = await read(player.original);
    await write(user, new Map([...names].map((name) => [name, original?.get(name)])), usedAt);
  };
  form.addEventListener('input', ({ target }) => {
    const preset = isField(target) && presetOf(target);
    if (preset) {
      (target as HTMLInputElement).checked ? write(target, preset) : reset(target, preset.keys());
    } else if (isField(target) && target.name) {
      writeChoice(target, colors, write);
    }
  });
  form.addEventListener('click', async ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.reset) {
      await reset(target, [target.dataset.reset]);
      focusField(target);
    }
  });
  // The reader may have been faster than this script.
  for (const field of fieldsOf(form).filter(isChanged)) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return { follow };
}

/** Writes what the reader has chosen in a field; the default is not written. */
function writeChoice(
  field: Field,
  colors: ColorFields,
  write: (user: Element, values: Values) => void,
): void {
  const color = field.closest<HTMLElement>('[data-color]');
  const value =
    color && field instanceof HTMLInputElement ? colors.written(field) : chosenValue(field);
  if (!color) {
    showState(field, value);
  }
  const isDefault = String(value) === (color ?? field).dataset.default;
  write(field, new Map([[field.name, isDefault ? undefined : value]]));
}
