import type { CodeValue } from '../shared/codeValue.ts';
import { type ColorOptions, startColors } from './colorFields.ts';
import { chosenValue, isField, showState, showValue } from './controlFields.ts';
import type { ExampleActions } from './ExampleActions.ts';
import { linkTableRows } from './linkTableRows.ts';
import type { Player } from './Player.ts';

/** Fields that change values in the code of an example, synchronized with it. */
export interface Controls {
  /** Updates the fields from the code. */
  follow: (source: string) => Promise<void>;
}

/**
 * Makes the fields of `form` rewrite the code.
 * @param form its `data-controls` names the component or interface, its `data-place` the place in
 * the code; each field has the name of a prop and a kind
 */
export function startControls(
  form: HTMLFormElement,
  player: Player,
  actions: ExampleActions,
  options: ColorOptions,
): Controls {
  const { controls: owner = '', place = owner } = form.dataset;
  const { text } = options;
  const colors = startColors(form, options);
  const follow = async (source: string) => {
    const { readPlace } = await import('../shared/codePlace.ts');
    const values = readPlace(source, place);
    if (!values) {
      return;
    }
    for (const field of form.elements) {
      if (isField(field) && !field.closest('[data-color]') && field !== document.activeElement) {
        showValue(field, values.get(field.name), text);
      }
    }
    colors.show(values);
  };
  const write = async (name: string, value: CodeValue | undefined) => {
    const { writePlace } = await import('../shared/codePlace.ts');
    const next = writePlace(player.source, place, name, value);
    if (next === undefined) {
      player.notice.show(text.noPlace(place));
    } else {
      actions.replace(next);
      follow(next);
    }
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    if (!isField(target) || !target.name) {
      return;
    }
    const color = target.closest<HTMLElement>('[data-color]');
    const value =
      color && target instanceof HTMLInputElement ? colors.written(target) : chosenValue(target);
    const defaultValue = (color ?? target).dataset.default;
    if (!color) {
      showState(target, value, text);
    }
    write(target.name, String(value) === defaultValue ? undefined : value);
  });
  form.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement && target.dataset.unset;
    if (name) {
      write(name, undefined);
    }
  });
  linkTableRows(form, owner, text.tryProp);
  return { follow };
}
