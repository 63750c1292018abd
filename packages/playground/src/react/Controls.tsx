import { readPlace } from '../shared/codePlace.ts';
import type { ControlField } from '../shared/controlField.ts';
import { controlId, rowId } from '../shared/markup.ts';
import type { PlaygroundText } from '../shared/text/text.ts';
import { ControlInput } from './ControlInput.tsx';
import { Deferred } from './Deferred.tsx';
import type { SkipAttributes } from './skip.ts';

/** Values of an example that its reader may change. */
export interface ControlSet {
  /** Component or interface whose members the fields are; rows of tables carry its name. */
  owner: string;
  /** Place in the code that they change: `Button`, `showAlert()`, `showSheet().options`. */
  place: string;
  fields: readonly ControlField[];
  /** Address of the page that holds the table of the owner; without it, the page of the example. */
  table?: string;
  /** CSS colour of a name that a prop takes, for the fields of kind `color`. */
  colorOf?: (tokens: string | undefined, name: string) => string | undefined;
}

interface ControlsProps {
  /** The first of them whose place the code has is drawn. */
  sets: readonly ControlSet[];
  source: string;
  text: PlaygroundText;
  skip: SkipAttributes;
}

/** The first set that the code has a place for, with its values and the fields that can change them. */
function findSet(sets: readonly ControlSet[], source: string) {
  for (const set of sets) {
    const given = readPlace(source, set.place);
    if (given) {
      // A state of the example decides what its code sets by an expression.
      const isExpression = (name: string) => given.has(name) && given.get(name) === undefined;
      const fields = set.fields.filter(({ name }) => !isExpression(name));
      if (fields.length > 0) {
        return { ...set, given, fields };
      }
    }
  }
  return undefined;
}

/** Fields that change values in the code of an example, each beside a link to its row in the table. */
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
