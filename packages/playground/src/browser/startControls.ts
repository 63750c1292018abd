import type { PropValue } from '../shared/jsxProps.ts';
import type { ExampleActions } from './ExampleActions.ts';
import type { Player } from './Player.ts';
import type { HostText } from './text.ts';

/** The value of one field: what the reader chose, or undefined for "not given". */
function chosenValue(field: HTMLInputElement | HTMLSelectElement): PropValue | undefined {
  const { kind, type } = field.dataset;
  if (kind === 'switch') {
    return (field as HTMLInputElement).checked;
  }
  if (field.value === '') {
    return undefined;
  }
  return kind === 'slider' || type === 'number' ? Number(field.value) : field.value;
}

function show(field: HTMLInputElement | HTMLSelectElement, value: PropValue | undefined): void {
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

function showOutput(field: HTMLInputElement | HTMLSelectElement): void {
  const output = field.parentElement?.querySelector('output');
  if (output) {
    output.value = field.value;
  }
}

function isField(element: unknown): element is HTMLInputElement | HTMLSelectElement {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Lets each prop's row in a table of the page lead to its field. */
function linkTables(form: HTMLFormElement, component: string, label: string): void {
  for (const name of new Set([...form.elements].map((field) => field.getAttribute('name')))) {
    const row = document.getElementById(`prop-${component}-${name}`);
    const place = row?.querySelector('th');
    if (place && !place.querySelector('[data-try]')) {
      const link = document.createElement('a');
      link.dataset.try = '';
      link.href = `#control-${component}-${name}`;
      link.textContent = label;
      place.append(' ', link);
    }
  }
}

/** Fields that change the props of an example's component, kept in step with its code. */
export interface Controls {
  /** Shows what the code says now. */
  follow: (source: string) => Promise<void>;
}

/**
 * Makes the fields of `form` rewrite the code.
 * @param form its `data-controls` names the component; each field has the prop's name and a kind
 */
export function startControls(
  form: HTMLFormElement,
  player: Player,
  actions: ExampleActions,
  text: HostText,
): Controls {
  const component = form.dataset.controls ?? '';
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', async ({ target }) => {
    if (!isField(target) || !target.name) {
      return;
    }
    showOutput(target);
    const { writeProp } = await import('../shared/jsxProps.ts');
    const value = chosenValue(target);
    const given = String(value) === target.dataset.default ? undefined : value;
    const next = writeProp(player.source, component, target.name, given);
    if (next === undefined) {
      player.notice.say(text.noElement(component));
    } else {
      actions.replace(next);
    }
  });
  linkTables(form, component, text.tryProp);
  return {
    async follow(source) {
      const { readProps } = await import('../shared/jsxProps.ts');
      const props = readProps(source, component);
      if (!props) {
        return;
      }
      for (const field of form.elements) {
        if (isField(field) && field !== document.activeElement) {
          show(field, props.get(field.name));
        }
      }
    },
  };
}
