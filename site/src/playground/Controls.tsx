import type { CodeValue } from '@zs-docs/playground/shared/codeValue';
import type { ControlField } from '@zs-docs/playground/shared/controlField';
import { playgroundText as text } from '../text/playground.ts';
import { ControlInput } from './ControlInput.tsx';
import styles from './Controls.module.css';
import { Later } from './Later.tsx';

interface ControlsProps {
  /** Component or interface whose members the fields are. */
  owner: string;
  /** Place in the code that they change. */
  place: string;
  /** What the code gives there. */
  given: ReadonlyMap<string, CodeValue | undefined>;
  fields: readonly ControlField[];
}

/** Fields that change values in the code of an example, each beside a link to its row in the table. */
export function Controls({ owner, place, given, fields }: ControlsProps) {
  return (
    <details className={styles.controls} data-tools data-search-ignore data-markdown-skip>
      <summary>{text.controls}</summary>
      <Later>
        <form data-controls={owner} data-place={place} aria-label={text.controls}>
          {fields.map((field) => {
            const id = `${owner}-${field.name}`;
            return (
              <div key={field.name} className={styles.row} id={`control-${id}`}>
                <span>
                  <label id={`label-${id}`} htmlFor={`input-${id}`}>
                    <code>{field.name}</code>
                  </label>
                  <a href={`#prop-${id}`} aria-label={text.toTable(field.name)}>
                    {text.table}
                  </a>
                </span>
                <ControlInput
                  field={field}
                  owner={owner}
                  value={given.get(field.name) ?? field.default}
                />
              </div>
            );
          })}
        </form>
      </Later>
    </details>
  );
}
