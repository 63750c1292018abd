import { readPlace } from '../shared/codePlace.ts';
import type { ControlField } from '../shared/controlField.ts';
import type { ExampleData } from '../shared/exampleData.ts';
import { exampleId } from '../shared/exampleId.ts';
import { ko } from '../shared/text/ko.ts';
import { ControlInput } from './ControlInput.tsx';
import type { SkipAttributes } from './skip.ts';

/** Values of an example that a reader can change in a table of its page. */
export interface ControlSet {
  /** The example, which is on the page of the table. */
  example: Pick<ExampleData, 'name' | 'source'>;
  /** Possible places of the values in its code: `Button`, `showAlert()`, `showSheet().options`. */
  places: readonly string[];
  fields: readonly ControlField[];
  /** Returns the CSS colour of a name, for fields of kind `color`. */
  colorOf?: (tokens: string | undefined, name: string) => string | undefined;
  skip?: SkipAttributes;
}

/**
 * Controls for the rows of a table that is in a form: the attributes of that form, and a control for
 * each name. Returns undefined when the code has none of the values.
 */
export function tableControls({ example, places, fields, colorOf, skip = {} }: ControlSet) {
  const { page } = ko;
  const place = places.find((candidate) => readPlace(example.source, candidate)) ?? '';
  const given = readPlace(example.source, place);
  // Without fields of values that are expressions in the code.
  const shown = fields.filter(
    ({ name }) => given && (!given.has(name) || given.get(name) !== undefined),
  );
  if (!given || shown.length === 0) {
    return undefined;
  }
  return {
    // A dialog's form outside a dialog: Enter in a field sends nothing, even before the script.
    form: {
      method: 'dialog',
      autoComplete: 'off',
      'data-controls': exampleId(example.name),
      'data-place': place,
    },
    label: page.controls,
    cell: { 'data-needs-script': '', ...skip },
    controlOf(name: string) {
      const field = shown.find((candidate) => candidate.name === name);
      return field ? (
        <div className="zs-play-control" data-control={name}>
          <ControlInput
            field={field}
            value={given.get(name) ?? field.default}
            page={page}
            colorOf={colorOf}
          />
          <button type="button" data-reset={name} aria-label={page.resetValue(name)} hidden>
            {page.reset}
          </button>
        </div>
      ) : null;
    },
  } as const;
}
