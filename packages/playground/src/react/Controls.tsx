import { readPlace } from '../shared/codePlace.ts';
import type { ControlField } from '../shared/controlField.ts';
import { controlId, rowId } from '../shared/markup.ts';
import type { PlaygroundText } from '../shared/text/text.ts';
import { ControlInput } from './ControlInput.tsx';
import { Deferred } from './Deferred.tsx';
import type { SkipAttributes } from './skip.ts';

/** A set of controls: values of an example that a reader can change. */
export interface ControlSet {
  /** Component or interface that has the values; ids of table rows contain its name. */
  owner: string;
  /** Place in the code: `Button`, `showAlert()`, `showSheet().options`. */
  place: string;
  fields: readonly ControlField[];
  /** Address of the page with the table of the owner; by default the page of the example. */
  table?: string;
  /** Returns the CSS colour of a name, for fields of kind `color`. */
  colorOf?: (tokens: string | undefined, name: string) => string | undefined;
}

interface ControlsProps {
  /** The first whose place is in the code is rendered. */
  sets: readonly ControlSet[];
  source: string;
  text: PlaygroundText;
  skip: SkipAttributes;
}

/** Finds the first set whose place is in the code, with its values and the fields to render. */
function findSet(sets: readonly ControlSet[], source: string) {
  for (const set of sets) {
    const given = readPlace(source, set.place);
    if (given) {
      // Without fields of values that are expressions in the code.
      const isExpression = (name: string) => given.has(name) && given.get(name) === undefined;
      const fields = set.fields.filter(({ name }) => !isExpression(name));
      if (fields.length > 0) {
        return { ...set, given, fields };
      }
    }
  }
  return undefined;
}

/** Form with controls, each beside a link to its row in the API table. */
export function Controls({ sets, source, text, skip }: ControlsProps) {
  const chosen = findSet(sets, source);
  if (!chosen) {
    return null;
  }
  const { owner, place, fields, given, colorOf, table = '' } = chosen;
  const { page } = text;
  return (
    <details className="zs-play-controls" data-tools {...skip}>
      <summary>{page.controls}</summary>
      <Deferred>
        <form data-controls={owner} data-place={place} aria-label={page.controls}>
          {fields.map((field) => (
            <div key={field.name} className="zs-play-row" id={controlId(owner, field.name)}>
              <span>
                <label id={`label-${owner}-${field.name}`} htmlFor={`input-${owner}-${field.name}`}>
                  <code>{field.name}</code>
                </label>
                <a
                  href={`${table}#${rowId(owner, field.name)}`}
                  aria-label={page.toTable(field.name)}
                >
                  {page.table}
                </a>
              </span>
              <ControlInput
                field={field}
                owner={owner}
                value={given.get(field.name) ?? field.default}
                page={page}
                colorOf={colorOf}
              />
            </div>
          ))}
        </form>
      </Deferred>
    </details>
  );
}
